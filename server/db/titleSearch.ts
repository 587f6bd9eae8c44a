import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { type PostKind } from './postTables';
import { type Tables } from './tables';
import { gramQuery, likePattern } from './titleGrams';

/** How a title is searched: by looking at each row, or by the index of bigrams, whose finds are looked at again. */
export type TitleSearch = 'look' | 'index';

/** The titles that hold a keyword; no condition at all when it holds nothing but spaces. */
export function titleConditions(kind: PostKind, keyword: string, search: TitleSearch): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, typeof kind>();
  const grams = gramQuery(keyword);
  if (grams === null) return [];
  const look = eb(eb.ref(`${kind}.title_key`), 'like', likePattern(keyword));
  return search === 'index' ? [sql<SqlBool>`${eb.ref(`${kind}.title_grams`)} @@ ${grams}::tsquery`, look] : [look];
}
