/** Colours of pictures drawn on the server: the light theme of the page. */
export const COLOURS = {
  ink: '#141B18',
  text2: '#3D4A45',
  text3: '#66736D',
  pine: '#0C6B4B',
  pineLine: '#3FA27E',
  line: '#DFE4E1',
  apricot: '#FF9458',
  onApricot: '#2B1206',
  overlap: '#062F22',
  white: '#FFFFFF',
} as const;

/** The logo on white and on pine. */
export const LOGO_COLOURS = {
  onWhite: {
    circle: COLOURS.apricot,
    square: COLOURS.pine,
    overlap: COLOURS.overlap,
    word: COLOURS.ink,
  },
  onPine: {
    circle: COLOURS.apricot,
    square: '#4FC79B',
    overlap: COLOURS.overlap,
    word: COLOURS.white,
  },
} as const;
