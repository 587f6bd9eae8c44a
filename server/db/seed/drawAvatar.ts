import sharp from 'sharp';

const SIZE = 512;

interface Palette {
  ground: string;
  first: string;
  second: string;
}

const PALETTES: readonly Palette[] = [
  { ground: '#d6eee2', first: '#0c6b4b', second: '#ff9458' },
  { ground: '#ffe8d9', first: '#f47a35', second: '#0c6b4b' },
  { ground: '#d6e4fd', first: '#1f5ac4', second: '#ffb283' },
  { ground: '#ffedb8', first: '#8f5b00', second: '#16875f' },
  { ground: '#ecefed', first: '#4d5952', second: '#ff9458' },
  { ground: '#fce1ea', first: '#bc2c58', second: '#ffd666' },
];

type Shapes = (palette: Palette) => string;

/** On a square of 80 by 80. */
const SHAPES: readonly Shapes[] = [
  ({ first, second }) =>
    `<circle cx="32" cy="32" r="17" fill="${first}"/><rect x="34" y="34" width="28" height="28" rx="8" fill="${second}"/>`,
  ({ first, second }) =>
    `<rect x="16" y="37" width="48" height="7" rx="3.5" fill="${first}"/><circle cx="40" cy="22" r="11" fill="${second}"/><rect x="26" y="50" width="28" height="14" rx="4" fill="${first}"/>`,
  ({ first, second }) =>
    `<circle cx="28" cy="40" r="14" fill="${second}"/><circle cx="52" cy="40" r="14" fill="${first}"/>`,
  ({ first, second }) =>
    `<rect x="18" y="18" width="26" height="26" rx="7" fill="${first}"/><circle cx="50" cy="50" r="15" fill="${second}"/>`,
  ({ first, second }) =>
    `<path d="M14 62 40 20l26 42z" fill="${first}"/><circle cx="54" cy="26" r="10" fill="${second}"/>`,
  ({ first, second }) =>
    `<path d="M16 46a24 24 0 0 1 48 0z" fill="${first}"/><rect x="36" y="46" width="8" height="18" rx="4" fill="${second}"/>`,
  ({ first, second }) =>
    `<rect x="18" y="26" width="44" height="34" rx="9" fill="${first}"/><path d="m24 34 16 12 16-12" fill="none" stroke="${second}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
];

/**
 * Draws an avatar as PNG: shapes on a plain background. Six backgrounds and seven shapes make 42 different avatars in a
 * row.
 */
export async function drawAvatar(index: number): Promise<Buffer> {
  const palette = at(PALETTES, index);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="${SIZE}" height="${SIZE}"><rect width="80" height="80" fill="${palette.ground}"/>${at(SHAPES, index)(palette)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Repeats the values. */
function at<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}
