import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { isNotSuspended } from './hidden.repository';

/** A member who has blocked others, whose posts are omitted from the member's lists. */
export interface Blocker {
  id: number;
  blocked: readonly number[];
}

/** The condition for posts that a list shows to a blocker: none of a blocked writer, except those of own teams. */
export const isShownTo = (kind: PostKind, { id, blocked }: Blocker) =>
  isShownBesides(kind, id, sql`${blocked}::bigint[]`);

/** The same condition for a query that also reads whom the member blocks. */
export const isShownToMember = (kind: PostKind, id: number) =>
  isShownBesides(kind, id, sql`array(select blocked_id from block where blocker_id = ${id})`);

function isShownBesides(kind: PostKind, id: number, blocked: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const post = sql.ref(`${kind}.id`);
  const team =
    kind === 'project'
      ? sql`select from project_member where project_id = ${post} and member_id = ${id}`
      : sql`select from archive_member where archive_id = ${post} and member_id = ${id} and consent <> 'DECLINED'`;
  return sql<SqlBool>`(${sql.ref(`${kind}.writer_id`)} <> all(${blocked}) or exists (${team}))`;
}

/**
 * Members without a block between them and the caller, suspended ones excluded; a condition for queries of `member`.
 */
export const isKnownTo = (askerId: number): RawBuilder<SqlBool> => sql<SqlBool>`(${isNotSuspended} and not exists (
  select from block where (blocker_id = ${askerId} and blocked_id = member.id)
    or (blocked_id = ${askerId} and blocker_id = member.id)
))`;

/** Whether one of two members blocks the other. */
export async function areApart(db: Kysely<Tables>, a: number, b: number): Promise<boolean> {
  const row = await db
    .selectFrom('block')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', a), eb('blocked_id', '=', b)]),
        eb.and([eb('blocker_id', '=', b), eb('blocked_id', '=', a)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
