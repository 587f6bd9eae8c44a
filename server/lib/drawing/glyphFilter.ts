import { type TextFont } from './font';
import { graphemesOf } from './wrapWords';

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Removes characters the typeface has no glyph for, by grapheme: emoji, Hanja (PDF-7). */
export function createGlyphFilter(font: Pick<TextFont, 'has'>) {
  let leftOut = false;

  function keep(grapheme: string): string {
    const seen = Array.from(grapheme).filter((character) => character === '\n' || !UNSEEN.test(character));
    if (seen.every((character) => character === '\n' || font.has(character))) return seen.join('');
    leftOut = true;
    return '';
  }

  return {
    clean: (text: string) => graphemesOf(text).map(keep).join('').trim(),
    /** Whether anything has been removed. */
    hasLeftOut: () => leftOut,
  };
}
