import { type NotNull } from 'kysely';
import { type Trx } from '../../db/tables';
import { addNotices, removeActor } from '../notice';
import { closePost, withdrawInvitations, endApplications, lockProject, isFullOfPosts, type PostQuota } from '../post';
import { makeLeader } from './handOver.repository';
import { findSuccessor } from './successors.repository';

/**
 * Removes a withdrawing member from the teams of locked posts: the earliest present member becomes the leader (D110), a
 * post without one is closed permanently; positions in other teams are freed, and their leaders notified. An open post
 * beyond the quota of its new leader is closed, who may reopen it (D212).
 */
export async function leaveTeams(
  trx: Trx,
  memberId: number,
  { at, quota }: { at: Date; quota: PostQuota },
): Promise<void> {
  await leadOn(trx, memberId, { at, quota });
  const joined = await trx
    .deleteFrom('project_member')
    .where('member_id', '=', memberId)
    .returning('project_id')
    .execute();
  for (const { project_id: id } of joined) {
    const { writer_id: leaderId } = await trx
      .selectFrom('project')
      .select('writer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await addNotices(trx, { kind: 'LEFT', to: [leaderId], actorId: memberId, target: { kind: 'project', id }, at });
  }
  const waiting = await trx
    .deleteFrom('project_application')
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .returning('project_id')
    .$narrowType<{ project_id: NotNull }>()
    .execute();
  for (const { project_id: projectId } of waiting) {
    await removeActor(trx, { kind: 'APPLIED', projectId, actorId: memberId });
  }
}

async function leadOn(trx: Trx, memberId: number, { at, quota }: { at: Date; quota: PostQuota }): Promise<void> {
  const own = await trx.selectFrom('project').select('id').where('writer_id', '=', memberId).orderBy('id').execute();
  for (const { id } of own) {
    const project = await lockProject(trx, id);
    if (!project) continue;
    const successor = await findSuccessor(trx, id);
    // Posts of suspended members are closed as well (D134).
    if (!successor || successor.isSuspended) {
      await withdrawInvitations(trx, id);
      await endApplications(trx, id, { reason: 'CLOSED', at });
      await closePost(trx, project, { reason: 'WRITER', at, doerId: memberId });
    } else if (!project.closed && (await isFullOfPosts(trx, successor.id, quota))) {
      await closePost(trx, project, { reason: 'WRITER', at, doerId: memberId });
    }
    if (successor) await makeLeader(trx, project, { successorId: successor.id, at });
  }
}
