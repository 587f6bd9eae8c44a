import { ACCOUNT_MESSAGES, type WithdrawalPayload, type Withdrawn } from '@contract/auth';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { nameKey } from '@contract/text';
import { isLastOperator } from '../../db/databaseErrors';
import { type IsCurrentPassword } from '../../lib/auth/currentPassword';
import { conflict, refused, sessionOver } from '../../lib/http/errors';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { type Member } from '../../lib/auth/member';
import { type OwnPasswords } from './ownMember.repository';
import { type WithdrawalRepository } from './withdrawal.repository';

interface WithdrawalDeps {
  members: WithdrawalRepository;
  isCurrentPassword: IsCurrentPassword;
  eraseFiles: EraseFiles;
  now: () => number;
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** The end of a membership (D25). */
export function createWithdrawalService({ members, isCurrentPassword, eraseFiles, now }: WithdrawalDeps) {
  /**
   * @throws ApiError 400 unless the name is the member's own, and the password right and typed twice, 409 for the last
   * operator
   */
  async function withdraw(member: Member, payload: WithdrawalPayload): Promise<Withdrawn> {
    const { username, password, confirm_password: again } = payload;
    if (password !== again) throw refused('confirm_password', ACCOUNT_MESSAGES.passwordMismatch);
    const own = await members.findOwnPasswords(member);
    if (!own) throw sessionOver();
    if (!isNameOf(own, username)) throw refused('username', ACCOUNT_MESSAGES.withdrawalFailed);
    const left =
      (await isCurrentPassword(member.sessionId, own, password)) &&
      (await members.withdraw(member, own, new Date(now())).catch(refuseLastOperator));
    if (!left) throw refused('password', ACCOUNT_MESSAGES.withdrawalFailed);
    await eraseFiles();
    return { nickname: member.nickname };
  }

  return { withdraw };
}

function refuseLastOperator(error: unknown): never {
  throw isLastOperator(error) ? conflict(OPERATOR_MESSAGES.lastOperator) : error;
}

/** The username or the nickname. */
function isNameOf({ username, nickname }: OwnPasswords, name: string): boolean {
  const key = nameKey(name.trim());
  return [username, nickname].some((own) => own !== null && nameKey(own) === key);
}
