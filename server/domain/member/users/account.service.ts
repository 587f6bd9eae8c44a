import { ACCOUNT_MESSAGES, type Account, type AccountChange } from '@contract/auth';
import { MAIL_MESSAGES } from '@contract/mails';
import { nameKey } from '@contract/text';
import { isDisposable } from '../../../lib/addresses/disposable';
import { type IsCurrentPassword } from '../../../lib/auth/currentPassword';
import { badRequest, refused, sessionOver } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type Passwords } from '../../../lib/auth/passwords';
import { type AccountRepository } from './account.repository';
import { toAccount } from './account.view';
import { checkNewPassword } from './newPassword';
import { type RequireOwnProof } from './ownProof';
import { uniqueViolationToProblem, takenProblem } from './uniqueViolation';
import { type UsersRepository } from './users.repository';

interface AccountDeps {
  users: UsersRepository;
  accounts: AccountRepository;
  passwords: Passwords;
  isCurrentPassword: IsCurrentPassword;
  requireOwnProof: RequireOwnProof;
  wakeMail: () => void;
  now: () => number;
  /** The clock of what is noted of the account. */
  shiftedNow: () => number;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** A member's own login information (D27). */
export function createAccountService(deps: AccountDeps) {
  const { users, accounts, passwords, isCurrentPassword, requireOwnProof, wakeMail, now, shiftedNow } = deps;

  async function read(member: Member): Promise<Account> {
    return toAccount(await users.findAccount(member.id), member);
  }

  /**
   * Changes the account.
   * @throws ApiError 400 for a wrong current password, none without a proof, a new one as `checkNewPassword`, or an e-mail
   * already in use, 429 after too many wrong passwords
   */
  async function change(member: Member, { currentPassword, newPassword, ...values }: AccountChange): Promise<Account> {
    const own = await accounts.findOwnPasswords(member);
    if (!own) throw sessionOver();
    if (currentPassword === undefined) await requireOwnProof(member);
    else if (!(await isCurrentPassword(member.sessionId, own, currentPassword))) throw wrongPassword();
    await checkEmail(member.id, values.email, own.email);
    if (newPassword !== undefined) {
      await checkNewPassword({ field: 'newPassword', password: newPassword, username: own.username ?? '' });
    }

    const passwordHash = newPassword === undefined ? undefined : await passwords.hash(newPassword);
    const changed = await accounts
      .change(member, own, { ...values, passwordHash }, { at: new Date(now()), shiftedAt: new Date(shiftedNow()) })
      .catch((error: unknown) => {
        throw uniqueViolationToProblem(error);
      });
    if (!changed) throw wrongPassword();
    wakeMail();
    const mustChangePassword = member.mustChangePassword && passwordHash === undefined;
    return read({ ...member, mustChangePassword });
  }

  /** The own address needs no check, in any case. @throws ApiError 400 for a disposable address and another member's */
  async function checkEmail(memberId: number, email: string | undefined, own: string | null): Promise<void> {
    if (email === undefined || nameKey(email) === nameKey(own ?? '')) return;
    if (isDisposable(email)) throw refused('email', MAIL_MESSAGES.disposable);
    if (await users.isTaken('email', email, memberId)) throw badRequest(takenProblem('email'));
  }

  return { read, change };
}

const wrongPassword = () => refused('currentPassword', ACCOUNT_MESSAGES.currentPasswordWrong);
