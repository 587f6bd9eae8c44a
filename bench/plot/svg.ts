/** Escapes text for SVG. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface TextAt {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
}

export const text = (content: string, { x, y, anchor = 'start', fill = INK }: TextAt) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${fill}">${escaped(content)}</text>`;

const INK = '#1f2a26';
export const FAINT = '#c9d2ce';
export const STRONG = '#0c6b4b';
export const LIMIT = '#b3261e';

/** A drawing with a white background, so that it is readable on a dark page too. */
export function drawing(width: number, height: number, pieces: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...pieces,
    '</svg>\n',
  ].join('\n');
}

/** A line in a chart with its position and label. */
export interface Mark {
  at: number;
  name: string;
  isLimit?: boolean;
}
