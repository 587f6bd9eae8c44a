export interface Palette {
  ground: string;
  first: string;
  second: string;
  /** Colour of the text. */
  ink: string;
}

const PALETTES: readonly Palette[] = [
  { ground: '#d6eee2', first: '#0c6b4b', second: '#ff9458', ink: '#062f22' },
  { ground: '#ffe8d9', first: '#f47a35', second: '#0c6b4b', ink: '#6f2e0a' },
  { ground: '#d6e4fd', first: '#1f5ac4', second: '#ffb283', ink: '#12305f' },
  { ground: '#ffedb8', first: '#16875f', second: '#f47a35', ink: '#4a3300' },
  { ground: '#fce1ea', first: '#bc2c58', second: '#ffd666', ink: '#5c1129' },
  { ground: '#1d1f3b', first: '#ffe08a', second: '#5b6ee1', ink: '#ffffff' },
  { ground: '#14a37f', first: '#ffffff', second: '#ff8a3d', ink: '#ffffff' },
];

/** Repeats the palettes. */
export const paletteOf = (index: number) => PALETTES[index % PALETTES.length]!;
