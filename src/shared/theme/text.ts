import type { TypeName } from './scale';

export type Weight = 400 | 500 | 600 | 700 | 800;

/** Type mixin: size, line, weight and tracking of a style, with its smaller size below 800 px; `weight` replaces its own. */
export const text = (name: TypeName, weight?: Weight) => {
  const styles = `font: var(--t-${name}); letter-spacing: var(--tr-${name});`;
  return weight ? `${styles} font-weight: ${weight};` : styles;
};

/** Counts, dates and counters: digits of equal width. */
export const tabularNumbers = 'font-variant-numeric: tabular-nums;';

/** Truncates a text after this number of lines with an ellipsis. */
export const clampLines = (lines: number) =>
  `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; overflow: hidden;`;
