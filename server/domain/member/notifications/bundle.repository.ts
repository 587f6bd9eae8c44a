import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { evaluationRequests } from '../../archive';
import { mailGroups, reachable } from '../../notice';
import { pendingInvitations } from '../../team';

/** The member, with the groups of notices that are switched on; undefined when mails of notices do not go to the member. */
export async function findRecipient(db: Kysely<Tables>, memberId: number | null, at: Date) {
  const row = await reachable(db, at)
    .select(['member.id', 'email', mailGroups.as('mail')])
    .where('member.id', '=', memberId ?? 0)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}

/** Those of these invitations that wait for an answer, newest first. */
export const findInvitations = (db: Kysely<Tables>, memberId: number, ids: readonly number[]) =>
  pendingInvitations(db, memberId)
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['project_invitation.id', 'project_id', 'title', 'nickname'])
    .where('project_invitation.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('project_invitation.id', 'desc')
    .execute();

/** The requests of these archives that wait: for the consent of the member, or the evaluation. */
export const findRequests = (
  db: Kysely<Tables>,
  { memberId, ids, at }: { memberId: number; ids: readonly number[]; at: Date },
) =>
  evaluationRequests(db, memberId, at)
    .where('archive.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
