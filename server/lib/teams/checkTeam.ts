import { PROJECT_MESSAGES } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { forbidden, notFound } from '../http/errors';
import { type Member } from '../auth/member';

/** Checks that the member leads the post. @throws ApiError 404, 403 for everyone but the leader */
export async function checkLeader(db: Kysely<Tables>, projectId: number, member: Member): Promise<void> {
  const row = await db.selectFrom('project').select('writer_id').where('id', '=', projectId).executeTakeFirst();
  if (!row) throw notFound();
  denyOthers(row.writer_id, member);
}

/** Refuses everyone but the leader. @throws ApiError 403 */
export function denyOthers(leaderId: number, { id }: Member): void {
  if (leaderId !== id) throw forbidden(PROJECT_MESSAGES.editDenied);
}

/** Checks that the member is in the team. @throws ApiError 404, 403 outside the team */
export async function checkTeam(db: Kysely<Tables>, projectId: number, { id }: Member): Promise<void> {
  const row = await db
    .selectFrom('project')
    .select((eb) => [
      'writer_id',
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
  if (!row) throw notFound();
  if (row.writer_id !== id && !row.is_member) throw forbidden(TEAM_MESSAGES.teamOnly);
}
