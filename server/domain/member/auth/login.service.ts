import { randomUUID } from 'node:crypto';
import { ACCOUNT_MESSAGES, usernameField, type LoginPayload } from '@contract/auth';
import { type BeginLogin, type LoginOrigin } from './loginAttempts';
import { type Passwords } from '../../../lib/auth/passwords';
import { ApiError } from '../../../lib/http/errors';
import { isSuspended } from '../../moderation';
import { type AuthRepository, type Credentials, type UsedPassword } from './auth.repository';
import { toOpenedSession, type OpenedSession, type SessionMember, type SessionTokensDeps } from './openedSession';
import { hashOf } from './refreshTokens';
import { suspendedLogin } from './suspendedLogin';

export interface LoginServiceDeps extends SessionTokensDeps {
  repository: AuthRepository;
  passwords: Passwords;
  beginLogin: BeginLogin;
  /** The clock of suspensions. */
  shiftedNow: () => number;
  /** Lifetime of a session in milliseconds (D10). */
  sessionTtl: number;
  /** The address that a suspended member may contact. */
  operatorEmail?: string;
}

export type LoginService = ReturnType<typeof createLoginService>;

/** Opens sessions (D10, D20, D80). */
export function createLoginService(deps: LoginServiceDeps) {
  const { repository, passwords, refreshTokens, beginLogin, now, shiftedNow, sessionTtl } = deps;

  /**
   * Logs a member in. @throws ApiError 401 for a wrong pair, after the same time whether or not the username exists;
   * 429 after too many
   */
  async function login({ username, password: typed }: LoginPayload, origin: LoginOrigin): Promise<OpenedSession> {
    const name = username.toLowerCase();
    const member = usernameField().isValidSync(name) ? await repository.findCredentials(name, now()) : undefined;
    const attempt = await beginLogin({ ...origin, username: name, memberId: member?.id });
    const password = await matchingPassword(member, typed);
    if (!member || !password) throw loginFailed();
    if (isSuspended(member.suspended_until, new Date(shiftedNow()))) {
      await attempt.giveBack();
      throw suspendedLogin(member, deps.operatorEmail);
    }

    const { id, nickname, profile_image: profileImage, account_role: role } = member;
    const emailConfirmedAt = member.email_confirmed_at;
    const afterMemberId = origin.browserOf === id ? undefined : origin.browserOf;
    const session = await openFor({ id, nickname, profileImage, role, emailConfirmedAt }, password, afterMemberId);
    await attempt.giveBack();
    return session;
  }

  /**
   * Opens a session of a member whose password was verified.
   * @param afterMemberId another member whose known device the browser was before (D162)
   * @throws ApiError 401 when the password has been replaced since
   */
  async function openFor(
    member: SessionMember,
    password: UsedPassword,
    afterMemberId?: number,
  ): Promise<OpenedSession> {
    const { id: memberId, nickname, profileImage, role = 'MEMBER', emailConfirmedAt = null } = member;
    const session = {
      id: randomUUID(),
      memberId,
      startsAt: now(),
      endsAt: now() + sessionTtl,
      password,
      afterMemberId,
      shiftedNow: shiftedNow(),
    };
    const refreshHash = hashOf(refreshTokens.issue(session.id, session.startsAt));
    if (!(await repository.openSession({ ...session, refreshHash }))) throw loginFailed();
    const mustChangePassword = password.temporary;
    const shown = { nickname, profileImage, role, emailConfirmedAt };
    const state = { ...session, ...shown, rotatedAt: session.startsAt, mustChangePassword };
    return toOpenedSession(state, deps);
  }

  /**
   * Compares the typed password with those of the member. Every refusal takes two comparisons, with or without a
   * temporary password.
   */
  async function matchingPassword(member: Credentials | undefined, typed: string): Promise<UsedPassword | null> {
    const { password_hash: own = null, temporary_hash: temporary = null } = member ?? {};
    if ((await passwords.verify(own, typed)) && own !== null) return { hash: own, temporary: false };
    if ((await passwords.verify(temporary, typed)) && temporary !== null) return { hash: temporary, temporary: true };
    return null;
  }

  return { login, openFor };
}

const loginFailed = () => new ApiError(401, ACCOUNT_MESSAGES.loginFailed);
