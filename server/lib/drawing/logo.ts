import { LOGO_SYMBOL, LOGO_WORD, type LogoShape } from './logoShapes';

/** The colours of the logo. */
export interface LogoColours {
  circle: string;
  square: string;
  overlap: string;
  word: string;
}

/** The logo with its word as part of an SVG, 146 by 40. */
export function drawLogo(colours: LogoColours): string {
  const symbol = LOGO_SYMBOL.map(([colour, shape]) => toSvg(shape, colours[colour]));
  const word = LOGO_WORD.shapes.map((shape) => toSvg(shape));
  return [
    ...symbol,
    `<g transform="translate(${LOGO_WORD.left} ${LOGO_WORD.top})" fill="none" stroke="${colours.word}"`,
    ` stroke-width="${LOGO_WORD.stroke}" stroke-linejoin="round">${word.join('')}</g>`,
  ].join('');
}

function toSvg([name, attributes]: LogoShape, fill?: string): string {
  const all = fill === undefined ? attributes : { ...attributes, fill };
  const written = Object.entries(all).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}/>`;
}
