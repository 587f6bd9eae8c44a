import { PROJECT_MESSAGES } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { forbidden, notFound } from '../../lib/http/errors';
import { type Member } from '../access';

/**
 * Checks that the member leads the post. @throws ApiError 404, also outside the team of a hidden post, 403 for everyone
 * but the leader
 */
export async function checkLeader(db: Kysely<Tables>, projectId: number, member: Member): Promise<void> {
  const { leaderId } = await readTeamOf(db, projectId, member);
  denyOthers(leaderId, member);
}

/** Refuses everyone but the leader. @throws ApiError 403 */
export function denyOthers(leaderId: number, { id }: Member): void {
  if (leaderId !== id) throw forbidden(PROJECT_MESSAGES.editDenied);
}

/**
 * Checks that the member is in the team. @throws ApiError 404, also outside the team of a hidden post, 403 outside the
 * team
 */
export async function checkTeam(db: Kysely<Tables>, projectId: number, member: Member): Promise<void> {
  const { isInTeam } = await readTeamOf(db, projectId, member);
  if (!isInTeam) throw forbidden(TEAM_MESSAGES.teamOnly);
}

/** The leader, and whether the member is in the team. @throws ApiError 404, also outside the team of a hidden post (D133) */
async function readTeamOf(db: Kysely<Tables>, projectId: number, { id }: Member) {
  const row = await db
    .selectFrom('project')
    .select((eb) => [
      'writer_id',
      'hidden_at',
      eb
        .exists(
          eb
            .selectFrom('project_member')
            .select('member_id')
            .where('project_id', '=', projectId)
            .where('member_id', '=', id),
        )
        .as('is_member'),
    ])
    .where('id', '=', projectId)
    .executeTakeFirst();
  const isInTeam = row?.writer_id === id || Boolean(row?.is_member);
  if (!row || (row.hidden_at && !isInTeam)) throw notFound();
  return { leaderId: row.writer_id, isInTeam };
}
