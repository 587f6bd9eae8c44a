import { roleWithoutChoice } from '@contract/project';
import { type Role } from '@contract/skill';
import { type Trx } from '../../db/tables';
import { endPendingOfLeader } from '../blocks/endPending';
import { notifyAlarms } from '../alarms/notifyAlarms';
import { addNotices } from '../notices/addNotices';
import { notifyInvited } from './closePost';
import { lockProject, readFreeRoles, type LockedProjectRow } from './lockProject';

/** Deletes a membership, which frees the seat. @returns when the member joined */
export async function freeSeat(trx: Trx, projectId: number, memberId: number): Promise<Date> {
  const { accepted_at: joinedAt } = await trx
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .returning('accepted_at')
    .executeTakeFirstOrThrow();
  return joinedAt;
}

/** Deletes the check-ins of a former member (D110). */
export async function deleteCheckIns(trx: Trx, projectId: number, memberId: number): Promise<void> {
  await trx.deleteFrom('check_in').where('project_id', '=', projectId).where('member_id', '=', memberId).execute();
}

/**
 * Makes a member of the team its leader, whose seat is freed (D110). The date of joining is preserved, since the team
 * page counts the weeks from it. What is pending between the member and others with a block between them ends (D135).
 */
export async function makeLeader(
  trx: Trx,
  project: Pick<LockedProjectRow, 'id' | 'writer_id'>,
  { successorId, at, doerId }: { successorId: number; at: Date; doerId?: number },
): Promise<void> {
  const joinedAt = await freeSeat(trx, project.id, successorId);
  await trx
    .updateTable('project')
    .set({ writer_id: successorId, led_since: joinedAt, acted_at: at, idle_asked_at: null })
    .where('id', '=', project.id)
    .execute();
  await endPendingOfLeader(trx, { projectId: project.id, leaderId: successorId, at });
  const target = { kind: 'project' as const, id: project.id };
  await addNotices(trx, { kind: 'LEAD', to: [successorId], actorId: doerId, target, at });
  // The alarms of invited members show the leader's name; the former leader has no reminder any more.
  await notifyInvited(trx, project.id);
  await notifyAlarms(trx, [project.writer_id]);
}

/**
 * Gives the former leader a seat, which may be the freed one: in the first own desired role that is free, else in the
 * first free role.
 * @param joinedAt when the former leader joined the team
 * @param at the handover: weeks without a check-in before it are not reported
 */
export async function seatFormerLeader(
  trx: Trx,
  projectId: number,
  memberId: number,
  { joinedAt, at }: { joinedAt: Date; at: Date },
): Promise<void> {
  const project = await lockProject(trx, projectId);
  if (!project) return;
  const free = await readFreeRoles(trx, project);
  const desired = await readDesiredRoles(trx, memberId);
  const role = roleWithoutChoice(free, desired) ?? project.roles[0]!;
  await trx
    .insertInto('project_member')
    .values({ project_id: projectId, member_id: memberId, role, accepted_at: joinedAt, missed_at: at })
    .execute();
}

/** The desired roles of a member, most desired first. */
export async function readDesiredRoles(trx: Trx, memberId: number): Promise<Role[]> {
  const { desired_roles: desired } = await trx
    .selectFrom('member')
    .select('desired_roles')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return desired ?? [];
}
