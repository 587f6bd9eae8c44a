import { APPLICATION_MESSAGES } from '@contract/application';
import { roleWithoutChoice } from '@contract/project';
import { type Role } from '@contract/skill';
import { type Trx } from '../../db/tables';
import { conflict } from '../../lib/http/errors';
import { endPendingOfLeader } from './endPending.repository';
import { notifyAlarms, addNotices } from '../notice';
import { notifyInvited, lockProject, readFreeRoles, type LockedProjectRow } from '../post';

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
 * Keeps the former leader in the team: in the chosen role, without one, or, without a choice, in the first own desired role
 * that is free, else in the first free role. The freed seat is one of the free ones.
 * @param role the choice: null for none
 * @param joinedAt when the former leader joined the team
 * @param at the handover: weeks without a check-in before it are not reported
 */
export async function seatFormerLeader(
  trx: Trx,
  projectId: number,
  memberId: number,
  { role, joinedAt, at }: { role?: Role | null; joinedAt: Date; at: Date },
): Promise<void> {
  const project = await lockProject(trx, projectId);
  if (!project) return;
  const free = await readFreeRoles(trx, project);
  if (role && !free.includes(role)) throw conflict(APPLICATION_MESSAGES.roleFull);
  const chosen = role === undefined ? (roleWithoutChoice(free, await readDesiredRoles(trx, memberId)) ?? null) : role;
  await trx
    .insertInto('project_member')
    .values({
      project_id: projectId,
      member_id: memberId,
      role: chosen,
      accepted_at: joinedAt,
      missed_at: at,
      welcomed_at: at,
    })
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
