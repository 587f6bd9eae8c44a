import { POST_LIMIT_TEXTS } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { conflict } from '../../lib/http/errors';
import { scaleLimit } from '../../lib/scaleLimit';

/** How much one member may have at a time (D212). */
export interface PostQuota {
  /** Posts whose recruiting is open. */
  openPosts: number;
  /** Unanswered invitations to one person, over all posts of the member. */
  unanswered: number;
  /** Unanswered invitations to anyone. */
  pending: number;
}

/** The quota, scaled by `RATE_LIMIT_MULTIPLIER`. */
export const postQuota = (multiplier: number): PostQuota => ({
  openPosts: scaleLimit(20, multiplier),
  unanswered: scaleLimit(5, multiplier),
  pending: scaleLimit(100, multiplier),
});

/**
 * Serialises the changes that a quota counts, until the transaction ends. Taken after the locks of members and posts, by
 * everyone, which prevents deadlock.
 */
export async function lockQuota(trx: Trx, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post quota ${memberId}`}, 0))`.execute(trx);
}

/** Whether another open post would exceed the quota. Locks it. Hidden posts count, since they may be restored. */
export async function isFullOfPosts(trx: Trx, memberId: number, { openPosts }: PostQuota): Promise<boolean> {
  await lockQuota(trx, memberId);
  const { open } = await trx
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('writer_id', '=', memberId)
    .where('closed', '=', false)
    .executeTakeFirstOrThrow();
  return open >= openPosts;
}

/** Checks that the member may lead another open post. Locks the quota. @throws ApiError 409 */
export async function checkOpenPosts(trx: Trx, memberId: number, quota: PostQuota): Promise<void> {
  if (await isFullOfPosts(trx, memberId, quota)) throw conflict(POST_LIMIT_TEXTS.open(quota.openPosts));
}

/**
 * Checks the unanswered invitations of a leader after new ones were inserted under the lock of the quota.
 * @param invitedIds the newly invited members; without any nothing is refused
 * @param field the form field that the refusal is about
 * @throws ApiError 409
 */
export async function checkInvitations(
  db: Kysely<Tables>,
  { leaderId, invitedIds, field }: { leaderId: number; invitedIds: readonly number[]; field: string },
  { unanswered, pending }: PostQuota,
): Promise<void> {
  if (invitedIds.length === 0) return;
  const rows = await db
    .selectFrom('project_invitation')
    .innerJoin('project', 'project.id', 'project_id')
    .innerJoin('member', 'member.id', 'member_id')
    .select(({ fn }) => ['member_id', 'nickname', fn.countAll<number>().as('count')])
    .where('writer_id', '=', leaderId)
    .groupBy(['member_id', 'nickname'])
    .orderBy('member_id')
    .execute();
  const tooMany = rows.filter(({ member_id: id, count }) => count > unanswered && invitedIds.includes(id));
  const names = tooMany.flatMap(({ nickname }) => nickname ?? []);
  if (names.length > 0) throw conflict(POST_LIMIT_TEXTS.unanswered(names, unanswered), field);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total > pending) throw conflict(POST_LIMIT_TEXTS.pending(pending), field);
}
