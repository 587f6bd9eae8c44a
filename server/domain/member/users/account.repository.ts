import { type AccountChange } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { deleteCode, findCode, sendCode, type CodeDeps } from '../addresses/mailCodes.repository';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { endLogins, type Member } from '../../access';
import { endDevices } from '../notifications/pushDevices.repository';
import { recordAccountEvent } from '../security/accountEvents.repository';
import { type Clocks } from '../security/security.repository';
import { findOwnPasswords, lockMember, type OwnPasswords } from './ownMember.repository';

interface NewValues extends Pick<AccountChange, 'email' | 'phone' | 'address'> {
  passwordHash?: string;
}

/** The login information of a member, as its owner changes it. */
export function createAccountRepository(db: Kysely<Tables>, codes: CodeDeps) {
  /**
   * Changes the account; another e-mail address waits for its confirmation (D150a).
   * @param compared the verified current password
   * @returns false when the password was replaced meanwhile
   * @throws ApiError 429 when no code can be sent to the other address
   */
  async function change(member: Member, compared: OwnPasswords, values: NewValues, clocks: Clocks): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const { password_hash: current, email_key: emailKey } = await lockMember(trx, member.id);
      if (current !== compared.password_hash) return false;
      const { email, ...others } = values;
      const isPresent = email !== undefined && nameKey(email) === emailKey;
      if (isPresent) await dropPendingChange(trx, member.id, emailKey);
      else if (email !== undefined) await sendCode(trx, { memberId: member.id, kind: 'email', address: email }, codes);
      // In the case in which it is written now.
      await write(trx, member, isPresent ? values : others);
      if (values.passwordHash === undefined) return true;
      await endOtherLogins(trx, member, clocks.at);
      const { id: memberId, device } = member;
      await recordAccountEvent(trx, { memberId, kind: 'PASSWORD', device, at: clocks.shiftedAt });
      return true;
    });
  }

  return { findOwnPasswords: (member: Member) => findOwnPasswords(db, member), change };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

async function dropPendingChange(trx: Trx, memberId: number, emailKey: string): Promise<void> {
  const pending = await findCode(trx, memberId, 'email');
  if (pending && nameKey(pending.address) !== emailKey) await deleteCode(trx, memberId, 'email');
}

async function write(trx: Trx, { id }: Member, { email, phone, address, passwordHash }: NewValues): Promise<void> {
  const columns = { email, phone, address, password_hash: passwordHash };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable('member').set(columns).where('id', '=', id).execute();
}

/**
 * A new password ends the temporary one, all other sessions and kept logins, and all push devices; the own session continues
 * without its flag.
 */
async function endOtherLogins(trx: Trx, { id, sessionId }: Member, at: Date): Promise<void> {
  await trx.deleteFrom('temporary_password').where('member_id', '=', id).execute();
  await endDevices(trx, id);
  await endLogins(trx, id, at, sessionId);
  await trx
    .updateTable('session')
    .set({ must_change_password: false, temporary_password_hash: null })
    .where('id', '=', sessionId)
    .execute();
}
