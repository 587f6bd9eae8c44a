import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { endLogins } from '../../access';
import { notifyAlarms, removeActor } from '../../notice';
import { closePost, withdrawInvitations, endApplications, lockProject } from '../../post';
import { makeLeader, findSuccessor } from '../../team';

interface Suspension {
  /** `Infinity` for a suspension without end. */
  until: Date | number;
  reason: string;
  at: Date;
}

/**
 * Suspends a member, or replaces the end of a suspension (D134). Sessions end on every process, open posts are closed,
 * and pending requests between the member and others end. Without an end the lead of teams is handed over.
 */
export async function suspend(trx: Trx, memberId: number, { until, reason, at }: Suspension): Promise<void> {
  await trx
    .updateTable('member')
    .set({ suspended_until: until, suspended_reason: reason })
    .where('id', '=', memberId)
    .execute();
  await endLogins(trx, memberId, at);
  await closePosts(trx, memberId, { isEndless: !(until instanceof Date), at });
  await withdrawApplications(trx, memberId, at);
  const invitations = await trx
    .deleteFrom('project_invitation')
    .where('member_id', '=', memberId)
    .returning('id')
    .execute();
  if (invitations.length > 0) await notifyAlarms(trx, [memberId]);
}

/** Ends a suspension early. @returns false when there is none */
export async function unsuspend(trx: Trx, memberId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ suspended_until: null, suspended_reason: null })
    .where('id', '=', memberId)
    .where('suspended_until', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function closePosts(trx: Trx, memberId: number, { isEndless, at }: { isEndless: boolean; at: Date }) {
  const own = await trx.selectFrom('project').select('id').where('writer_id', '=', memberId).orderBy('id').execute();
  for (const { id } of own) {
    const project = await lockProject(trx, id);
    if (!project) continue;
    await withdrawInvitations(trx, id);
    await endApplications(trx, id, { reason: 'CLOSED', at });
    await closePost(trx, project, { reason: 'WRITER', at, doerId: memberId });
    const successor = isEndless ? await findSuccessor(trx, id) : undefined;
    if (successor) await makeLeader(trx, project, { successorId: successor.id, at });
  }
}

async function withdrawApplications(trx: Trx, memberId: number, at: Date): Promise<void> {
  const pending = await trx
    .updateTable('project_application')
    .set({ status: 'WITHDRAWN', answered_at: at })
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .returning(sql<number>`project_id`.as('project_id'))
    .execute();
  for (const { project_id: projectId } of pending)
    await removeActor(trx, { kind: 'APPLIED', projectId, actorId: memberId });
}
