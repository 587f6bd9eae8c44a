import { type AccountChange } from '@contract/auth';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { type Member } from '../../lib/auth/member';
import { findOwnPasswords, lockMember, type OwnPasswords } from './ownMember.repository';

interface NewValues extends Pick<AccountChange, 'email' | 'phone' | 'address'> {
  passwordHash?: string;
}

/** The login information of a member, as its owner changes it. */
export function createAccountRepository(db: Kysely<Tables>) {
  /**
   * Changes the account.
   * @param compared the verified current password
   * @returns false when the password was replaced meanwhile
   */
  async function change(member: Member, compared: OwnPasswords, values: NewValues, at: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const { password_hash: current } = await lockMember(trx, member.id);
      if (current !== compared.password_hash) return false;
      await write(trx, member, values);
      if (values.passwordHash !== undefined) await endOtherLogins(trx, member, at);
      return true;
    });
  }

  return { findOwnPasswords: (member: Member) => findOwnPasswords(db, member), change };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

async function write(trx: Trx, { id }: Member, { email, phone, address, passwordHash }: NewValues): Promise<void> {
  const columns = { email, phone, address, password_hash: passwordHash };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable('member').set(columns).where('id', '=', id).execute();
}

/** A new password ends the temporary one and all other sessions; the own session continues without its flag. */
async function endOtherLogins(trx: Trx, { id, sessionId }: Member, at: Date): Promise<void> {
  await trx.deleteFrom('temporary_password').where('member_id', '=', id).execute();
  await trx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('member_id', '=', id)
    .where('id', '<>', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .updateTable('session')
    .set({ must_change_password: false, temporary_password_hash: null })
    .where('id', '=', sessionId)
    .execute();
}
