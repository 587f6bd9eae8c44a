import { type Trx } from '../../../db/tables';
import { type OwnSession } from './security.repository';

/** The kept login of the session, else the session itself. */
export async function ownDeviceId(trx: Trx, { sessionId }: OwnSession): Promise<string> {
  const own = await trx.selectFrom('session').select('grant_id').where('id', '=', sessionId).executeTakeFirst();
  return own?.grant_id ?? sessionId;
}

/** Logs a device out. @returns false when the member has no such device */
export async function endDevice(trx: Trx, id: string, { memberId, at }: OwnSession): Promise<boolean> {
  const grant = await trx
    .deleteFrom('device_grant')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (grant.numDeletedRows > 0n) return true;
  const session = await trx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('grant_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow();
  return session.numUpdatedRows > 0n;
}
