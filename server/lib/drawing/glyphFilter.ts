import { graphemesOf } from '@contract/graphemes';
import { fontOf } from './font';

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Removes characters the typeface has no glyph for, by grapheme: emoji, Hanja (PDF-7). All weights have the same glyphs. */
export function createGlyphFilter() {
  const font = fontOf('Regular');
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

/** The text without characters the typeface has no glyph for, for pictures without room for a note. */
export const withoutMissingGlyphs = (text: string) => createGlyphFilter().clean(text);
