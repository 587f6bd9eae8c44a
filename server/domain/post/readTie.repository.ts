import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';

/** The relation of a member other than the leader to a post. */
export interface Tie {
  isMember: boolean;
  /** Has a pending application. */
  applied: boolean;
  invitationId: number | null;
  barred: boolean;
}

export interface TieRow {
  is_member: boolean;
  applied: boolean;
  invitation_id: number | null;
  barred: boolean;
}

/**
 * Whether the latest end of an application or a membership bars the member from applying again: a decline and a removal
 * do, unless the decline's reason was a full post that was reopened since; leaving does not (D104).
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

/** Reads the relation of a member other than the leader to a post; bypasses the cache. */
export async function readTie(db: Kysely<Tables>, projectId: number, memberId: number): Promise<Tie> {
  const { rows } = await sql<TieRow>`select ${tieColumns(projectId, memberId)}`.execute(db);
  return toTie(rows[0]!);
}

/** The columns of `TieRow`. */
export const tieColumns = (projectId: number, memberId: number): RawBuilder<unknown> => sql`
  exists (select from project_member where project_id = ${projectId} and member_id = ${memberId}) as is_member,
  exists (
    select from project_application where project_id = ${projectId} and member_id = ${memberId} and status = 'PENDING'
  ) as applied,
  (select id from project_invitation where project_id = ${projectId} and member_id = ${memberId}) as invitation_id,
  ${isBarred(projectId, memberId)} as barred
`;

/** Converts a row with these columns. */
export function toTie({ is_member: isMember, applied, invitation_id: invitationId, barred }: TieRow): Tie {
  return { isMember, applied, invitationId, barred };
}
