import { toNfc } from '@contract/text';
import { sql, type RawBuilder } from 'kysely';

/** A title as searches compare it: NFC, lower case, without spaces. */
export function titleKey(title: string): string {
  return toNfc(title).toLowerCase().replace(/\s+/gu, '');
}

/**
 * All pairs of adjacent characters of a title key, and its last character alone, so that each character begins a gram
 * and a one-syllable keyword is a prefix search.
 */
export function titleBigrams(key: string): string[] {
  const characters = [...key];
  return [...new Set(characters.map((character, index) => character + (characters[index + 1] ?? '')))];
}

interface TitleColumns {
  title: string;
  title_key: string;
  title_grams: RawBuilder<string>;
}

/**
 * The columns of a title and its search, for an insert or update.
 * @param besides other searched texts (D118)
 */
export function titleColumns(title: string, ...besides: string[]): TitleColumns {
  const keys = [title, ...besides].map(titleKey);
  const grams = [...new Set(keys.flatMap(titleBigrams))];
  // A keyword has no line break, so it never matches across two texts.
  return { title, title_key: keys.join('\n'), title_grams: sql<string>`array_to_tsvector(${grams}::text[])` };
}

/**
 * The `tsquery` of a keyword, as text; null when the keyword is blank. Its matches are candidates, which `likePattern`
 * filters.
 */
export function bigramQuery(keyword: string): string | null {
  const [first, ...rest] = [...titleKey(keyword)];
  if (first === undefined) return null;
  if (rest.length === 0) return `${lexeme(first)}:*`;
  const pairs = rest.map((character, index) => (rest[index - 1] ?? first) + character);
  return [...new Set(pairs)].map(lexeme).join(' & ');
}

/** A LIKE pattern for `title_key`, with the keyword's own `%`, `_` and `\` escaped. */
export function likePattern(keyword: string): string {
  return `%${titleKey(keyword).replace(/[\\%_]/g, '\\$&')}%`;
}

function lexeme(gram: string): string {
  return `'${gram.replace(/['\\]/g, '$&$&')}'`;
}
