import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type Tables } from '../../db/tables';

const isBlocked = (actor: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from block where blocker_id = notice.member_id and blocked_id = ${actor}
)`;

/** The condition that omits notices of which the reader has blocked every actor (D135). */
export const isOfUnblocked = sql<SqlBool>`(
  not ${isBlocked(sql`actor_id`)} or exists (select from unnest(others) as other (id) where not ${isBlocked(sql`other.id`)})
)`;

/** The ids of the actors whom the reader has not blocked, latest first. */
export const unblockedActors = sql<number[]>`array(
  select id from unnest(array_prepend(actor_id, others)) with ordinality as one (id, place)
    where id is not null and not ${isBlocked(sql`one.id`)}
    order by place
)`;

/** The pending applications of which a notice reminds its reader, who leads the post; none while the post is hidden. */
const reminded = sql`
  project_application as application join project as led on led.id = application.project_id
    where led.id = notice.project_id and led.writer_id = notice.member_id and led.hidden_at is null
      and application.status = 'PENDING' and application.created_at <= notice.created_at
`;

/** The condition that omits outdated reminders: those of applications of which none is pending any more (D107). */
export const isCurrent = sql<SqlBool>`(notice.kind <> 'REMINDED' or exists (select from ${reminded}))`;

/** The number in a notice; of a reminder, the applications that are still pending. */
export const currentCount = sql<number | null>`case
  when notice.kind = 'REMINDED' then (select count(*)::int from ${reminded}) else notice.count
end`;

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
    .where(isOfUnblocked)
    .where(isCurrent);
}
