/** Upper bound of UTF-16 units per character in any normalisation form: U+1F82 decomposed has four. */
const UNITS_PER_CHARACTER = 4;
/**
 * Maximum combining marks in a row, more than any script uses; normalising a longer run takes time quadratic in its
 * length.
 */
const MOST_MARKS = 200;
const MARK_RUNS = /\p{M}+/gu;

/** Whether more than 200 combining marks follow each other. Takes linear time, in one native pass. */
function hasLongMarkRun(text: string): boolean {
  if (text.length <= MOST_MARKS) return false;
  const runs = text.match(MARK_RUNS) ?? [];
  return runs.some((run) => run.length > MOST_MARKS && [...run].length > MOST_MARKS);
}

/**
 * Whether the raw text certainly exceeds `max` characters in any normalisation. Checked before untrusted text is
 * normalised, counted or matched (F1).
 */
export const isOverlong = (text: string, max: number) =>
  text.length > UNITS_PER_CHARACTER * max || hasLongMarkRun(text);

/** NFC in linear time: a text with a longer run of combining marks is returned as it is. */
export const toNfc = (text: string) => (hasLongMarkRun(text) ? text : text.normalize('NFC'));

/** Converts CRLF to LF and removes what PostgreSQL refuses: NUL and unpaired surrogates. */
const toStorable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\0|\p{Surrogate}/gu, '');

/** Text as the product stores and counts it (D22): `toStorable`, in NFC. */
export const normalizeText = (text: string) => toNfc(toStorable(text));

/** Spaces, controls and other invisible characters: U+200B, U+3164, the empty Braille cell. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Trims spaces and other invisible characters such as U+200B from a name of one line, which keyboards and clipboards add
 * (MEND-55). Linear: a name of more than `MOST_NAME_UNITS` is returned as it is.
 */
export function trimUnseen(text: string): string {
  if (text.length > MOST_NAME_UNITS) return text;
  const letters = [...text];
  const isSeen = (letter: string) => !UNSEEN.test(letter);
  const first = letters.findIndex(isSeen);
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(isSeen) + 1).join('');
}

/** UTF-16 units of a name with its blanks; no name that the product accepts is longer. */
const MOST_NAME_UNITS = 1000;

/** Whether a text has no visible character. Next to visible ones such characters have a meaning: U+200D joins emoji. */
export const isBlank = (text: string) => UNSEEN.test(text);

/** Trims a text; it becomes empty when it has no visible character. */
function toVisible(normalized: string): string {
  const trimmed = normalized.trim();
  return isBlank(trimmed) ? '' : trimmed;
}

/** The stored form of a text: normalised and trimmed, and empty when it has no visible character. */
export const toStoredText = (text: string) => toVisible(normalizeText(text));

/**
 * Cuts an overlong text, so that further rules run on a short one. The cut text still has more than `max` characters,
 * so they refuse it.
 */
export function cutOverlong(text: string, max: number): string {
  // A code point has two units at most.
  const units = 2 * (max + 1);
  return isOverlong(text, max) ? text.slice(0, units).padEnd(units, '.') : text;
}

/**
 * The stored form of a text of at most `max` characters as typed. A longer one is returned with more than `max`.
 * Normalises once.
 */
export function toStoredWithin(text: string, max: number): string {
  const measured = cutOverlong(text, max);
  if (measured !== text) return measured;
  const storable = toStorable(text);
  // Searches for runs of marks again only if dropping a NUL may have joined two.
  const typed = storable === text ? text.normalize('NFC') : toNfc(storable);
  return [...typed].length > max ? typed : toVisible(typed);
}

/** Length in code points after normalisation, untrimmed. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/** Whether a text has at most `max` characters; a text that is overlong before normalisation is not normalised. */
export const fitsCharacters = (text: string, max: number) => !isOverlong(text, max) && countCharacters(text) <= max;

/** The longest prefix of a text within `max` code points; a text that fits is returned as typed. */
export function cutCharacters(text: string, max: number): string {
  const within = isOverlong(text, max) ? text.slice(0, UNITS_PER_CHARACTER * max) : text;
  if (countCharacters(within) <= max) return within;
  return [...normalizeText(within)].slice(0, max).join('');
}

/** The comparison key of a name: NFC and lower case (D21, D76). */
export function nameKey(name: string): string {
  return toNfc(name).toLowerCase();
}

/** Quotes text of members in a mail with a prefix, so that it cannot pass for a line of the mail. */
export const quoted = (text: string) =>
  text
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
