import { type ProjectPayload } from '@contract/project';
import { sql } from 'kysely';
import { type Trx } from '../../db/tables';

/** Replaces the seats of a post; members who have joined keep theirs. */
export async function replaceSeats(
  trx: Trx,
  projectId: number,
  seats: NonNullable<ProjectPayload['seats']>,
): Promise<void> {
  await trx.deleteFrom('project_seat').where('project_id', '=', projectId).execute();
  if (seats.length === 0) return;
  await sql`
    insert into project_seat (project_id, role, count, taken)
      select ${projectId}::bigint, role, count,
          (select count(*) from project_member where project_id = ${projectId}::bigint and project_member.role = seat.role)
        from unnest(${seats.map(({ role }) => role)}::text[], ${seats.map(({ count }) => count)}::int[]) as seat (role, count)
  `.execute(trx);
}
