import path from 'node:path';
import { PAGE_TEXTS } from '@contract/pageTexts';
import sharp from 'sharp';
import { graphemesOf } from '../../lib/drawing/wrapWords';
import { escapeHtml } from './html';

/** Relative to the folder in which the product is started, like the built page. */
const FONTS = path.resolve('node_modules/pretendard/dist/public/static');

interface TextStyle {
  weight: 'Bold' | 'SemiBold';
  /** In points at 96 dpi. */
  size: number;
  ink: string;
  /** In pixels, as is the height: a text is broken into lines and cut. */
  width: number;
  height: number;
}

/** From this size on the letter spacing is reduced. */
const LARGE = 40;

const ELLIPSIS = '…';
/** U+2060, zero width, prevents a line break. Without it Korean text may break between any two syllables. */
const WORD_JOINER = '\u2060';

/** Allows line breaks only at white space. `word-char` still breaks a word that is wider than the line. */
const keepWords = (text: string) => text.replace(/\S+/gu, (word) => graphemesOf(word).join(WORD_JOINER));

/** Draws text as a PNG of limited height; overlong text is cut and ends in "…". */
export async function drawText(text: string, style: TextStyle) {
  const whole = await render(text || PAGE_TEXTS.brand, style);
  if (whole.info.height <= style.height) return whole;
  const letters = graphemesOf(text);
  let longest = await render(ELLIPSIS, style);
  // Binary search for the longest beginning that fits.
  for (let fits = 0, tooMany = letters.length; tooMany - fits > 1;) {
    const count = Math.floor((fits + tooMany) / 2);
    const cut = await render(letters.slice(0, count).join('').trimEnd() + ELLIPSIS, style);
    if (cut.info.height <= style.height) [fits, longest] = [count, cut];
    else tooMany = count;
  }
  return longest;
}

/** Draws text in the product's own font, because servers have no Korean font. */
function render(text: string, { weight, size, ink, width }: TextStyle) {
  return sharp({
    text: {
      text: `<span foreground="${ink}" letter_spacing="${size > LARGE ? -1024 : -256}">${escapeHtml(keepWords(text))}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: path.join(FONTS, `Pretendard-${weight}.otf`),
      width: Math.round(width),
      dpi: 96,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
