/**
 * Text as the product stores and counts it (D22): NFC, one line break for CRLF. What a database cannot hold
 * (NUL, half of a surrogate pair) is dropped.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\0|\p{Surrogate}/gu, '')
    .normalize('NFC');
}

/** Spaces, controls, and what Unicode or its fonts draw as nothing: U+200B, U+3164, the empty Braille cell and their like. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen. Beside what can be, such characters mean something: U+200D joins emoji. */
export const isBlank = (text: string) => UNSEEN.test(text);

/** Text as it is kept: normalised and trimmed, and empty when nothing of it can be seen. */
export function toStoredText(text: string): string {
  const stored = normalizeText(text).trim();
  return isBlank(stored) ? '' : stored;
}

/** Length in code points after normalisation, untrimmed. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/** The longest beginning of a text within `max` code points; a text that fits comes back as typed. */
export function cutCharacters(text: string, max: number): string {
  return countCharacters(text) <= max ? text : [...normalizeText(text)].slice(0, max).join('');
}

/** What makes two names the same name: NFC and case (D21, D76). */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
