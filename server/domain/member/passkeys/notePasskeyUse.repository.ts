import { type Trx } from '../../../db/tables';

/** A use of a passkey whose signature was verified. */
export interface UsedPasskey {
  passkeyId: string;
  /** The counter that the authenticator reported. */
  counter: number;
  at: Date;
}

/**
 * Notes the verified use of a passkey. Concurrent uses are serialised by the row lock.
 * @returns false when it was removed meanwhile, and for a counter that does not grow although it is not 0 (a copy)
 */
export async function notePasskeyUse(
  trx: Trx,
  { passkeyId, counter, at }: UsedPasskey,
  memberId: number,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('passkey')
    .select('counter')
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return false;
  if ((counter > 0 || stored.counter > 0) && counter <= stored.counter) return false;
  await trx.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', passkeyId).execute();
  return true;
}
