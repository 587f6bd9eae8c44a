import { type Trx } from '../../db/tables';

/**
 * Ends the kept logins and sessions of a member; their streams end at once (`session_revoked`). Kept logins are locked before
 * sessions, as in a logout, which prevents deadlock.
 * @param besides the session that goes on with its kept login; by default none
 */
export async function endLogins(trx: Trx, memberId: number, at: Date, besides: string | null = null): Promise<void> {
  const own = trx.selectFrom('session').select('grant_id').where('id', '=', besides);
  await trx.deleteFrom('device_grant').where('member_id', '=', memberId).where('id', 'is distinct from', own).execute();
  await endSessions(trx, memberId, at, besides);
}

/** Revokes the sessions of a member; a kept login opens another one. @param besides as above */
export async function endSessions(trx: Trx, memberId: number, at: Date, besides: string | null = null): Promise<void> {
  await trx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('member_id', '=', memberId)
    .where('id', 'is distinct from', besides)
    .where('revoked_at', 'is', null)
    .execute();
}
