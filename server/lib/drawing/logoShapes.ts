/** A circle, rectangle or path of the logo, with its attributes as SVG spells them. */
export type LogoShape = readonly [
  name: 'circle' | 'rect' | 'path',
  attributes: Readonly<Record<string, string | number>>,
];

/** Circle and square joined, 40 by 40, each with the name of its colour. */
export const LOGO_SYMBOL: readonly (readonly [colour: 'circle' | 'square' | 'overlap', shape: LogoShape])[] = [
  ['circle', ['circle', { cx: 14.5, cy: 14.5, r: 12.5 }]],
  ['square', ['rect', { x: 14.5, y: 14.5, width: 23.5, height: 23.5, rx: 6.5 }]],
  ['overlap', ['path', { d: 'M14.5 27V21A6.5 6.5 0 0 1 21 14.5H27A12.5 12.5 0 0 1 14.5 27Z' }]],
];

/** The word beside it as strokes, 146 by 40 with the symbol. */
export const LOGO_WORD = {
  left: 50,
  top: 4,
  stroke: 3.9,
  shapes: [
    ['path', { d: 'M17 3.95H3.95V15.05H17.3M4 9.5H16.2M24.6 1.2V17.6M58 1.2V31.9M65.2 17.3H94' }],
    ['rect', { x: 5.2, y: 20.6, width: 19.4, height: 9.4, rx: 1.6 }],
    ['circle', { cx: 42.3, cy: 15.6, r: 7.5 }],
    ['circle', { cx: 79.6, cy: 7, r: 5.3 }],
    ['rect', { x: 69.9, y: 22.2, width: 19.4, height: 7.8, rx: 1.6 }],
  ] satisfies readonly LogoShape[] as readonly LogoShape[],
} as const;
