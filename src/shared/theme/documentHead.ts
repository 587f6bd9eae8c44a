import { baseStyles } from './baseStyles';
import { buttonStyles } from './buttonStyles';
import { cssVariables } from './cssVariables';
import { fontFaces, type InterfaceFont } from './fontFaces';
import { pieceStyles } from './pieceStyles';
import { printStyles } from './printStyles';
import { dark, light } from './tokens';

export { cssVariables };
export { themeScript } from './themeScript';

const onOneLine = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1');

/** The inline style sheet of the HTML, fonts included. */
export const documentStyles = (interfaceFont: InterfaceFont) =>
  onOneLine(cssVariables + fontFaces(interfaceFont) + baseStyles + pieceStyles + buttonStyles + printStyles);

/** The colour of the browser's toolbar (`theme-color`). */
export const themeColor = { light: light.bg, dark: dark.bg };
