import { todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { NOTICE_KINDS, type NoticeKind, type NoticeReason } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { type Role } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms } from './notifyAlarms.repository';
import { tellOutside } from './tellOutside.repository';

interface NewNotice {
  kind: NoticeKind;
  /** The recipients, without the actor. */
  to: readonly number[];
  /** The member who caused it; undefined for jobs. */
  actorId?: number;
  /** Null when the post is deleted in this transaction. */
  target: PostRef | null;
  commentId?: number;
  role?: Role;
  reason?: NoticeReason | null;
  note?: string | null;
  count?: number;
  caseNumber?: number;
  at: Date;
}

/** The contents of an unread notice that a new one is grouped with. */
interface EarlierLine {
  member_id: number;
  actors: number[];
}

/**
 * Adds notices in the transaction of the event, and notifies the open pages of their recipients. An unread notice of a
 * grouped kind is updated with the new actor and moves to the top. The caller has locked the target, which serialises
 * notices about one post (D113).
 */
export async function addNotices(trx: Trx, notice: NewNotice): Promise<void> {
  const others = [...new Set(notice.to)].filter((id) => id !== notice.actorId);
  const to = await withoutBlockers(trx, others, notice.actorId);
  if (to.length === 0) return;
  const earlier =
    NOTICE_KINDS[notice.kind].groups && notice.target ? await takeEarlier(trx, notice, notice.target, to) : [];
  const actorsOf = new Map(earlier.map(({ member_id: id, actors }) => [id, actors]));
  const rows = to.map((memberId) => toRow(notice, memberId, actorsOf.get(memberId) ?? []));
  const added = await trx.insertInto('notice').values(rows).returning(['id', 'member_id']).execute();
  const { group, mail } = NOTICE_KINDS[notice.kind];
  const items = added.map(({ id, member_id: memberId }) => ({ memberId, item: `notice:${id}` as const }));
  if (mail) await tellOutside(trx, { items, group, due: mail, target: notice.target, at: notice.at });
  await trimNotices(trx, to);
  await notifyAlarms(trx, to);
}

/** The recipients who have not blocked the actor (D135). */
async function withoutBlockers(trx: Kysely<Tables>, to: readonly number[], actorId?: number): Promise<number[]> {
  if (to.length === 0 || actorId === undefined) return [...to];
  const rows = await trx
    .selectFrom('block')
    .select('blocker_id')
    .where('blocked_id', '=', actorId)
    .where('blocker_id', '=', sql<number>`any(${to}::bigint[])`)
    .execute();
  const blockers = new Set(rows.map(({ blocker_id: id }) => id));
  return to.filter((id) => !blockers.has(id));
}

function toRow(notice: NewNotice, memberId: number, earlierActors: readonly number[]) {
  const { kind, actorId = null, target, at } = notice;
  return {
    ...NOTHING,
    ...pick(notice),
    member_id: memberId,
    kind,
    actor_id: actorId,
    others: [...new Set(earlierActors)].filter((id) => id !== actorId && id !== memberId),
    ...(target && { [columnOf(target)]: target.id }),
    created_at: at,
  };
}

/** A notice without details. */
const NOTHING = {
  project_id: null,
  archive_id: null,
  comment_id: null,
  role: null,
  reason: null,
  note: null,
  count: null,
  case_number: null,
  read_at: null,
};

/** The details of a notice; absent and empty texts are null. */
const pick = ({ commentId, role, reason, note, count, caseNumber }: NewNotice) => ({
  ...(commentId !== undefined && { comment_id: commentId }),
  ...(role && { role }),
  ...(reason && { reason }),
  ...(note && { note }),
  ...(count !== undefined && { count }),
  ...(caseNumber !== undefined && { case_number: caseNumber }),
});

const columnOf = ({ kind }: PostRef) => (kind === 'project' ? ('project_id' as const) : ('archive_id' as const));

/** The beginning of a day in Seoul. */
const startOfDay = (at: Date) => new Date(`${todayInKorea(at.getTime())}T00:00:00+09:00`);

/** Deletes the notices that new ones are grouped with. @returns their actors, latest first */
async function takeEarlier(
  trx: Kysely<Tables>,
  { kind, at }: NewNotice,
  target: PostRef,
  to: readonly number[],
): Promise<EarlierLine[]> {
  return trx
    .deleteFrom('notice')
    .where('member_id', '=', sql<number>`any(${to}::bigint[])`)
    .where('kind', '=', kind)
    .where(columnOf(target), '=', target.id)
    .$if(NOTICE_KINDS[kind].groups === 'unread', (lines) => lines.where('read_at', 'is', null))
    .$if(NOTICE_KINDS[kind].groups === 'day', (lines) => lines.where('created_at', '>=', startOfDay(at)))
    .returning(['member_id', sql<number[]>`array_remove(actor_id || others, null)::float8[]`.as('actors')])
    .execute();
}

/** Deletes all but the newest notices of a member. */
export async function trimNotices(trx: Kysely<Tables>, memberIds: readonly number[]): Promise<void> {
  await sql`
    delete from notice using unnest(${memberIds}::bigint[]) as receiver (id)
      where notice.member_id = receiver.id and notice.id <= (
        select id from notice as kept where kept.member_id = receiver.id
          order by id desc offset ${sql.lit(LIMITS.notices)} limit 1
      )
  `.execute(trx);
}
