import { type Passwords } from '../../lib/passwords';
import { type OwnPasswords } from './ownMember.repository';

/** Whether a member typed the current password; in a session that came from a temporary one, that counts too (D20). */
export async function isCurrentPassword(passwords: Passwords, own: OwnPasswords, typed: string): Promise<boolean> {
  const { password_hash: hash, temporary_password_hash: temporary } = own;
  if (await passwords.verify(hash, typed)) return true;
  return temporary !== null && passwords.verify(temporary, typed);
}
