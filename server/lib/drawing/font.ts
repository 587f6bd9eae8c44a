import path from 'node:path';
import * as fontkit from 'fontkit';
import { type WidthOf } from './wrapWords';

export type Weight = 'Regular' | 'Medium' | 'SemiBold' | 'Bold' | 'ExtraBold';

/** Relative to the folder in which the product is started, like the built page. */
const FOLDER = path.resolve('node_modules/pretendard/dist/public/static/alternative');

/** A font file of the product's typeface. TrueType is embedded faster and smaller than OpenType. */
export const fontFile = (weight: Weight) => path.join(FOLDER, `Pretendard-${weight}.ttf`);

/** A text as part of an SVG. */
export interface DrawnText {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Space between letters, relative to the size. */
  tracking?: number;
}

export interface TextFont {
  has: (character: string) => boolean;
  widthOf: (size: number, tracking?: number) => WidthOf;
  /** Converts the text to outlines, because servers have no Korean font. */
  draw: (text: string, at: DrawnText) => string;
}

const fonts = new Map<Weight, TextFont>();

/** A font of the product's typeface, read once. */
export function fontOf(weight: Weight): TextFont {
  const known = fonts.get(weight) ?? readFont(weight);
  fonts.set(weight, known);
  return known;
}

function readFont(weight: Weight): TextFont {
  const opened = fontkit.openSync(fontFile(weight));
  if (!('glyphForCodePoint' in opened)) throw new Error(`${weight} is a collection of fonts.`);
  const em = opened.unitsPerEm;

  // Without shaping, whose preparation takes a quarter of a second: precomposed Korean needs none.
  const glyphsOf = (text: string) =>
    Array.from(text, (character) => opened.glyphForCodePoint(character.codePointAt(0) ?? 0));

  const widthOf = (size: number, tracking = 0): WidthOf => {
    return (text) =>
      glyphsOf(text).reduce((sum, { advanceWidth }) => sum + (advanceWidth / em) * size + tracking * size, 0);
  };

  function draw(text: string, { x, y, size, fill, anchor = 'start', tracking = 0 }: DrawnText): string {
    const scale = size / em;
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(size, tracking)(text);
    let advance = 0;
    const outlines = glyphsOf(text).map((glyph) => {
      const outline = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
      advance += glyph.advanceWidth + tracking * em;
      return outline;
    });
    return `<g fill="${fill}" transform="translate(${x - shift} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
  }

  return { has: (character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0), widthOf, draw };
}
