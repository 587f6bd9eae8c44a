import { type Role } from '@contract/skill';
import { type Trx } from '../../db/tables';
import { addNotices } from '../notice';
import { closePost, readMemberIds, type LockedProjectRow } from '../post';

interface Joining {
  memberId: number;
  role: Role;
  /** The acting member: the leader, or the member who accepts an invitation. */
  doerId: number;
  at: Date;
}

/**
 * Adds a member to the team of a locked post with a free seat. The last seat closes the post.
 * @returns whether the post is closed now
 */
export async function joinTeam(
  trx: Trx,
  project: LockedProjectRow,
  { memberId, role, doerId, at }: Joining,
): Promise<boolean> {
  const target = { kind: 'project' as const, id: project.id };
  const team = [project.writer_id, ...(await readMemberIds(trx, project.id))];
  await trx
    .insertInto('project_member')
    .values({ project_id: project.id, member_id: memberId, role, accepted_at: at })
    .execute();
  const others = team.filter((id) => id !== doerId);
  await addNotices(trx, { kind: 'JOINED', to: others, actorId: memberId, target, role, at });
  if (project.filled + 1 < project.personnel) return project.closed;
  await closePost(trx, project, { reason: 'FULL', at, doerId });
  return true;
}
