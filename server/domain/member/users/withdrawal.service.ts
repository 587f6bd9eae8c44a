import { ACCOUNT_MESSAGES, type WithdrawalPayload, type Withdrawn } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type IsCurrentPassword } from '../../../lib/auth/currentPassword';
import { refused, sessionOver } from '../../../lib/http/errors';
import { type EraseFiles } from '../../../lib/storage/fileErasure';
import { type Member } from '../../access';
import { type OwnPasswords } from './ownMember.repository';
import { type WithdrawalRepository } from './withdrawal.repository';
import { type ProveSuspended } from './suspendedMember';

interface WithdrawalDeps {
  members: WithdrawalRepository;
  isCurrentPassword: IsCurrentPassword;
  proveSuspended: ProveSuspended;
  eraseFiles: EraseFiles;
  removeDrawings: (memberId: number) => Promise<void>;
  now: () => number;
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Withdrawal of members (D25). */
export function createWithdrawalService(deps: WithdrawalDeps) {
  const { members, isCurrentPassword, proveSuspended, now } = deps;

  async function eraseFilesOf(memberId: number): Promise<void> {
    await deps.removeDrawings(memberId);
    await deps.eraseFiles();
  }

  /**
   * Withdraws a member.
   * @throws ApiError 400 unless the id, or without one the name, is the member's own and the password is right and repeated, 409 for the last
   * operator
   */
  async function withdraw(member: Member, payload: WithdrawalPayload): Promise<Withdrawn> {
    const { username, memberId, password, confirm_password: again } = payload;
    if (password !== again) throw refused('confirm_password', ACCOUNT_MESSAGES.passwordMismatch);
    const own = await members.findOwnPasswords(member);
    if (!own) throw sessionOver();
    const isOwn = memberId === undefined ? isNameOf(own, username) : memberId === member.id;
    if (!isOwn) throw refused('username', ACCOUNT_MESSAGES.withdrawalFailed);
    const left =
      (await isCurrentPassword(member.sessionId, own, password)) &&
      (await members.withdraw(member, own, new Date(now())));
    if (!left) throw refused('password', ACCOUNT_MESSAGES.withdrawalFailed);
    await eraseFilesOf(member.id);
    return { nickname: member.nickname };
  }

  /**
   * Withdraws a suspended member, who cannot log in, and is authenticated by username and password (D134).
   * @throws ApiError 400 for a wrong pair, after the same time for every username, 429 after too many
   */
  async function withdrawSuspended(payload: WithdrawalPayload, address: string): Promise<Withdrawn> {
    const { password, confirm_password: again } = payload;
    if (password !== again) throw refused('confirm_password', ACCOUNT_MESSAGES.passwordMismatch);
    const at = new Date(now());
    const proof = await proveSuspended({ username: payload.username, password, address, at });
    if (!proof || !(await members.withdraw(proof.member, proof.member, at)))
      throw refused('password', ACCOUNT_MESSAGES.withdrawalFailed);
    const { member, attempt } = proof;
    await attempt.giveBack();
    await eraseFilesOf(member.id);
    return { nickname: member.nickname ?? '' };
  }

  return { withdraw, withdrawSuspended };
}

/** Whether the name is the member's username or nickname. */
function isNameOf({ username, nickname }: OwnPasswords, name: string): boolean {
  const key = nameKey(name.trim());
  return [username, nickname].some((own) => own !== null && nameKey(own) === key);
}
