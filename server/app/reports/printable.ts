import { graphemesOf } from '@contract/graphemes';

/** Characters that control a terminal or are invisible in it: escapes, direction marks, zero-width characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Surrogate}]/gu;

const hex = (character: string) => character.codePointAt(0)?.toString(16) ?? '';

/** Converts a text to one line without hidden characters: members' texts must not control the operator's terminal. */
export function printable(text: string): string {
  return text.replaceAll('\n', ' ⏎ ').replace(UNSEEN, (character) => `\\u{${hex(character)}}`);
}

/** JSON without such characters, which are escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[^\n\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${unit(character, index)}`).join(''),
  );
}

function unit(character: string, index: number): string {
  return character.charCodeAt(index).toString(16).padStart(4, '0');
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

function widthOfCharacter(character: string): number {
  if (/[\p{Mn}\p{Me}\u1160-\u11ff]/u.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Number of terminal columns that a text takes: Hangul and emoji take two each. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + widthOfCharacter(character), 0);
}

/** The beginning of a text that fits into so many columns, with … for the omitted rest. */
export function fitted(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let width = 0;
  const kept = graphemesOf(text).filter((grapheme) => (width += widthOf(grapheme)) < columns);
  return `${kept.join('')}…`;
}
