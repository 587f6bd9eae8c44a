import { cutGraphemes } from '@contract/graphemes';
import { countCharacters, normalizeText } from '@contract/text';

export interface EditedText {
  text: string;
  /** The position of the caret, in UTF-16 units. */
  caret: number;
}

/**
 * Cuts a text to `max` code points, between graphemes (MEND-65): text just typed or pasted before the caret is dropped, the text behind it stays
 * (D22).
 */
export function cutAtCaret(text: string, caret: number, max: number): EditedText {
  const excess = countCharacters(text) - max;
  if (excess <= 0) return { text, caret };
  const before = normalizeText(text.slice(0, caret));
  const kept = cutGraphemes(before, Math.max(0, countCharacters(before) - excess));
  return { text: cutGraphemes(kept + normalizeText(text.slice(caret)), max), caret: kept.length };
}
