import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type PostKind } from './postTables';
import { bigramQuery, likePattern, titleKey } from './titleBigrams';

/** The characters of the longest keyword that the index of bigrams decides about alone. */
const BIGRAM = 2;

const lengthOf = (keyword: string) => [...titleKey(keyword)].length;

/**
 * The planner takes the bigrams of a longer keyword for independent, and LIKE for rare: what it expects to find in an index
 * may be a thousandth of what is there.
 */
export const titleIsUnderestimated = (keyword: string) => lengthOf(keyword) > BIGRAM;

/** The condition of titles that contain a keyword, for a scan of rows. */
export const titleContains = (kind: PostKind, keyword: string) =>
  sql<SqlBool>`${sql.ref(`${kind}.title_key`)} like ${likePattern(keyword)}`;

/** The conditions of titles that contain a keyword, for the index of bigrams; none when it is blank. */
export function titleConditions(kind: PostKind, keyword: string): RawBuilder<SqlBool>[] {
  const grams = bigramQuery(keyword);
  if (grams === null) return [];
  const candidates = sql<SqlBool>`${sql.ref(`${kind}.title_grams`)} @@ ${grams}::tsquery`;
  return titleIsUnderestimated(keyword) ? [candidates, titleContains(kind, keyword)] : [candidates];
}
