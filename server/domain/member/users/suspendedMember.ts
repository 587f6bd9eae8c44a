import { usernameField } from '@contract/auth';
import { type Attempt } from '../../../lib/auth/attempts';
import { type BeginLogin } from '../auth/loginAttempts';
import { type Passwords } from '../../../lib/auth/passwords';
import { type WithdrawalRepository } from './withdrawal.repository';

interface SuspendedMemberDeps {
  members: Pick<WithdrawalRepository, 'findSuspended'>;
  passwords: Passwords;
  beginLogin: BeginLogin;
}

interface Claim {
  username: string;
  password: string;
  address: string;
  at: Date;
}

export type SuspendedMember = NonNullable<Awaited<ReturnType<WithdrawalRepository['findSuspended']>>>;

/** Who a suspended member is, without a session: by username and password, within the limits of logins (D134, D196). */
export type ProveSuspended = (claim: Claim) => Promise<{ member: SuspendedMember; attempt: Attempt } | undefined>;

/** @returns undefined for a wrong pair, after the same time for every username. @throws ApiError 429 after too many */
export function createSuspendedProof({ members, passwords, beginLogin }: SuspendedMemberDeps): ProveSuspended {
  return async ({ password, address, at, ...claim }) => {
    const username = claim.username.toLowerCase();
    const member = usernameField().isValidSync(username) ? await members.findSuspended(username, at) : undefined;
    const attempt = await beginLogin({ address, username, memberId: member?.id });
    const isRight = await passwords.verify(member?.password_hash ?? null, password);
    return member && isRight ? { member, attempt } : undefined;
  };
}
