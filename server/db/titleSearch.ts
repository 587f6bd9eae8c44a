import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type PostKind } from './postTables';
import { bigramQuery, likePattern, titleKey } from './titleBigrams';

/** Maximum length of a keyword for which the bigram index alone is exact. */
const BIGRAM = 2;

const lengthOf = (keyword: string) => [...titleKey(keyword)].length;

/**
 * The planner assumes that the bigrams of a longer keyword are independent, and that LIKE matches few rows: its
 * estimate for an index may be a thousandth of the actual number.
 */
export const titleIsUnderestimated = (keyword: string) => lengthOf(keyword) > BIGRAM;

/** The condition for titles that contain a keyword, for a scan of rows. */
export const titleContains = (kind: PostKind, keyword: string) =>
  sql<SqlBool>`${sql.ref(`${kind}.title_key`)} like ${likePattern(keyword)}`;

/** The conditions for titles that contain a keyword, for the bigram index; none when it is blank. */
export function titleConditions(kind: PostKind, keyword: string): RawBuilder<SqlBool>[] {
  const grams = bigramQuery(keyword);
  if (grams === null) return [];
  const candidates = sql<SqlBool>`${sql.ref(`${kind}.title_grams`)} @@ ${grams}::tsquery`;
  return titleIsUnderestimated(keyword) ? [candidates, titleContains(kind, keyword)] : [candidates];
}
