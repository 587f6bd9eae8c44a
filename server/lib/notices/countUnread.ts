import { sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables } from '../../db/tables';

/** The condition that omits notices by members whom their reader has blocked (D135). */
export const isOfUnblocked = sql<SqlBool>`not exists (
  select from block where blocker_id = notice.member_id and blocked_id = notice.actor_id
)`;

/** The number of a member's unread notices; bypasses the cache, since it is compared with a read that just happened. */
export async function countUnread(db: Kysely<Tables>, memberId: number): Promise<number> {
  const { unread } = await unreadNotices(db, memberId).executeTakeFirstOrThrow();
  return unread;
}

/** The query of this count, with the column `unread`. */
export function unreadNotices(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where(isOfUnblocked);
}
