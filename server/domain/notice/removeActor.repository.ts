import { type NoticeKind } from '@contract/notice';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from './notifyAlarms.repository';

interface TakenBack {
  kind: NoticeKind;
  projectId: number;
  actorId: number;
}

/**
 * Removes an actor from grouped notices: a notice without other actors is deleted, another one shows the remaining
 * actors.
 */
export async function removeActor(trx: Kysely<Tables>, { kind, projectId, actorId }: TakenBack): Promise<void> {
  const lines = sql`kind = ${kind} and project_id = ${projectId}`;
  const { rows } = await sql<{ member_id: number }>`
    with gone as (
      delete from notice where ${lines} and actor_id = ${actorId} and others = '{}' returning member_id
    ), left_over as (
      update notice set
          actor_id = case when actor_id = ${actorId} then others[1] else actor_id end,
          others = case when actor_id = ${actorId} then others[2:] else array_remove(others, ${actorId}::bigint) end
        where ${lines} and (actor_id = ${actorId} and others <> '{}' or ${actorId}::bigint = any(others))
        returning member_id
    )
    select member_id from gone union select member_id from left_over
  `.execute(trx);
  await notifyAlarms(
    trx,
    rows.map(({ member_id: id }) => id),
  );
}
