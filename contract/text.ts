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
