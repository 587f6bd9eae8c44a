import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export type Tie = Awaited<ReturnType<typeof readTie>>;

/**
 * The latest end of an application or a membership decides whether a member may apply again: a decline and a removal
 * bar, unless the decline's reason was a full post that was reopened since; leaving does not (D104).
 */
const isBarred = (projectId: number, memberId: number) => sql<boolean>`coalesce((
  select bars from (
    select answered_at as at,
        not (reason = 'FULL' and coalesce(answered_at < (select reopened_at from project where id = ${projectId}), false)) as bars
      from project_application
      where project_id = ${projectId} and member_id = ${memberId} and status = 'DECLINED'
    union all
    select departed_at, kind = 'REMOVED' from project_departure
      where project_id = ${projectId} and member_id = ${memberId}
  ) as ended order by at desc limit 1
), false)`;

/** The relation of a member, who is not the leader, to a post; bypasses the cache. */
export async function readTie(db: Kysely<Tables>, projectId: number, memberId: number) {
  const { rows } = await sql<{ is_member: boolean; applied: boolean; invitation_id: number | null; barred: boolean }>`
    select
      exists (select from project_member where project_id = ${projectId} and member_id = ${memberId}) as is_member,
      exists (
        select from project_application where project_id = ${projectId} and member_id = ${memberId} and status = 'PENDING'
      ) as applied,
      (select id from project_invitation where project_id = ${projectId} and member_id = ${memberId}) as invitation_id,
      ${isBarred(projectId, memberId)} as barred
  `.execute(db);
  const { is_member: isMember, applied, invitation_id: invitationId, barred } = rows[0]!;
  return { isMember, applied, invitationId, barred };
}
