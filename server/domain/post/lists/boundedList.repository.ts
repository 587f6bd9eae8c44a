import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { PLAN_FOR_VALUES } from '../../../db/preparedStatements';
import { type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { titleConditions, titleContains, titleIsUnderestimated } from '../../../db/titleSearch';
import { isShownArchive, isShownProject } from '../../access';

/** A list of public posts: its filters and its order, for which there is an index. */
export interface PostList {
  kind: PostKind;
  conditions: readonly RawBuilder<SqlBool>[];
  keyword: string;
  order: RawBuilder<unknown>;
}

/** A condition of the indexes, therefore also of the scan of the head. */
const IS_SHOWN: Record<PostKind, RawBuilder<SqlBool>> = { project: isShownProject, archive: isShownArchive };

export interface Slice {
  offset: number;
  size: number;
}

/** Number of rows at the head of a list that are scanned for a long keyword, before its index is used. */
const headFor = (matches: number) => 3_000 + 25 * matches;

/** Number of posts in a list, counted up to the limit of the list (D75). */
export async function countPosts(db: Kysely<Tables>, list: PostList): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${PLAN_FOR_VALUES} select count(*) as total from (
      select from ${sql.table(list.kind)} where ${sql.join(conditionsOf(list), sql` and `)} limit ${LIMITS.listReach}
    ) as reachable
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** The ids of a slice, in the order of the list; none beyond the limit of the list. */
export async function findPosts(db: Kysely<Tables>, list: PostList, slice: Slice): Promise<number[]> {
  const { offset } = slice;
  const size = Math.min(slice.size, LIMITS.listReach - offset);
  if (size <= 0) return [];
  if (titleIsUnderestimated(list.keyword)) {
    const found = await findInHead(db, list, { offset, size });
    if (found.length === size) return found;
  }
  return findIn(db, sql.table(list.kind), conditionsOf(list), { order: list.order, offset, size });
}

/** Those of these posts that a list shows. */
export async function findAmong(db: Kysely<Tables>, list: PostList, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${PLAN_FOR_VALUES} select id from ${sql.table(list.kind)}
      where id = any(${ids}::bigint[]) and ${sql.join(conditionsOf(list), sql` and `)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Scans the head of a list, where a frequent keyword is found faster than by its index. */
function findInHead(db: Kysely<Tables>, { kind, conditions, keyword, order }: PostList, { offset, size }: Slice) {
  const table = sql.table(kind);
  const head = sql`(select * from ${table} where ${IS_SHOWN[kind]} order by ${order} limit ${headFor(offset + size)}) as ${table}`;
  return findIn(db, head, [...conditions, titleContains(kind, keyword)], { order, offset, size });
}

async function findIn(
  db: Kysely<Tables>,
  source: RawBuilder<unknown>,
  conditions: readonly RawBuilder<SqlBool>[],
  { order, offset, size }: Slice & Pick<PostList, 'order'>,
) {
  const { rows } = await sql<{ id: number }>`
    ${PLAN_FOR_VALUES} select id from ${source} where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${size} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows of these ids in this order; a post deleted meanwhile is omitted. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const conditionsOf = ({ kind, conditions, keyword }: PostList) => [
  IS_SHOWN[kind],
  ...conditions,
  ...titleConditions(kind, keyword),
];
