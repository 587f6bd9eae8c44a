import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { PLAN_FOR_VALUES } from '../../db/preparedStatements';
import { type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { titleConditions, titleIsUnderestimated } from '../../db/titleSearch';

/** A list of posts: what narrows it, and how it is sorted. An index has that order. */
export interface PostList {
  kind: PostKind;
  conditions: readonly RawBuilder<SqlBool>[];
  keyword: string;
  order: RawBuilder<unknown>;
}

export interface Slice {
  offset: number;
  size: number;
}

/** How many rows at the head of a list are searched for a long keyword before its index is. */
const HEAD = 3_000;

/** How many posts a list has, counted up to where it can be reached (D75). */
export async function countPosts(db: Kysely<Tables>, { kind, ...list }: PostList): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${PLAN_FOR_VALUES} select count(*) as total from (
      select from ${sql.table(kind)} where ${whereOf({ kind, ...list })} limit ${LIMITS.listReach}
    ) as reachable
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** The ids of a slice, in the order of the list; none beyond where it can be reached. */
export async function findPosts(db: Kysely<Tables>, list: PostList, slice: Slice): Promise<number[]> {
  const { offset } = slice;
  const size = Math.min(slice.size, LIMITS.listReach - offset);
  if (size <= 0) return [];
  const table = sql.table(list.kind);
  if (titleIsUnderestimated(list.keyword) && offset + size <= HEAD) {
    const head = sql`(select * from ${table} order by ${list.order} limit ${HEAD}) as ${table}`;
    const found = await findIn(db, head, list, { offset, size });
    if (found.length === size) return found;
  }
  return findIn(db, table, list, { offset, size });
}

async function findIn(db: Kysely<Tables>, source: RawBuilder<unknown>, list: PostList, { offset, size }: Slice) {
  const { rows } = await sql<{ id: number }>`
    ${PLAN_FOR_VALUES} select id from ${source} where ${whereOf(list)}
      order by ${list.order} limit ${size} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows of these ids in their order; a post deleted meanwhile is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function whereOf({ kind, conditions, keyword }: PostList): RawBuilder<unknown> {
  return sql.join([sql`true`, ...conditions, ...titleConditions(kind, keyword)], sql` and `);
}
