import { breakpoints, font, type } from './scale';
import { shadow } from './shadow';
import { dark, light } from './tokens';

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const fonts = (narrow: boolean) =>
  Object.entries(type)
    .map(
      ([name, [size, line, weight, , narrowSize]]) =>
        `--t-${name}:${weight} ${narrow ? narrowSize : size}/${line} var(--font)`,
    )
    .join(';');

const tracking = Object.entries(type)
  .map(([name, [, , , letterSpacing]]) => `--tr-${name}:${letterSpacing}`)
  .join(';');

const lightColors = `color-scheme:light;${declare(light)};${declare(shadow.light)}`;
const darkColors = `color-scheme:dark;${declare(dark)};${declare(shadow.dark)}`;

/**
 * The custom properties behind `theme`, as one style sheet. It is inline in the HTML, so that the page has its colours
 * before the script runs. Dark follows the system; `data-theme` on the root element overrides it. Paper is always light.
 */
export const cssVariables = [
  `:root{${lightColors};--font:${font};${fonts(false)};${tracking}}`,
  `@media (max-width:${breakpoints.mobile - 0.02}px){:root{${fonts(true)}}}`,
  `@media (min-width:${breakpoints.wide}px){:root{--t-display:800 76px/1.18 var(--font)}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkColors}}}`,
  `@media screen{:root[data-theme=dark]{${darkColors}}}`,
].join('');
