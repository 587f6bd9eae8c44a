import { randomUUID } from 'node:crypto';
import { TIMES } from '@contract/limits';
import { ACCOUNT_MESSAGES, usernameField, type LoginPayload } from '@contract/auth';
import { type BeginLogin, type LoginOrigin } from './loginAttempts';
import { type Passwords } from '../../../lib/auth/passwords';
import { ApiError } from '../../../lib/http/errors';
import { isSuspended } from '../../moderation';
import { SECURITY_TEXTS } from '@contract/security';
import { type AuthRepository, type Credentials } from './auth.repository';
import { byPassword, type Recheck, type UsedPassword } from './openSession.repository';
import { type GrantTokens } from './grantTokens';
import {
  toOpenedSession,
  toSessionMember,
  type OpenedSession,
  type SessionMember,
  type SessionTokensDeps,
} from './openedSession';
import { hashOf } from './refreshTokens';
import { suspendedLogin } from './suspendedLogin';

export interface LoginServiceDeps extends SessionTokensDeps {
  repository: AuthRepository;
  passwords: Passwords;
  grantTokens: GrantTokens;
  wakeMail: () => void;
  beginLogin: BeginLogin;
  /** The clock of suspensions. */
  shiftedNow: () => number;
  /** Lifetime of a session in milliseconds (D10). */
  sessionTtl: number;
  /** The address that a suspended member may contact. */
  operatorEmail?: string;
}

/** The browser of a login. */
export interface LoginBrowser {
  /** In words. */
  device: string;
  /** The member whose known device it was before (D162). */
  browserOf?: number;
  /** The cookie of the login that it has kept. */
  keepCookie?: string;
  /** Whether the login is to be kept (D180). */
  keep?: boolean;
}

/** How the member of a new session was authenticated. */
export interface Authentication {
  recheck: Recheck;
  /** The hash of a temporary password, whose login is never kept. */
  temporaryHash?: string;
  /** As the mail about a new device names it (D184); undefined for a join, which has none. */
  method?: string;
  /** The text of the 401 when the recheck fails; by default that of a wrong password. */
  refusal?: string;
}

export type LoginService = ReturnType<typeof createLoginService>;

/** Opens sessions (D10, D20, D80). */
export function createLoginService(deps: LoginServiceDeps) {
  const { repository, passwords, refreshTokens, beginLogin, now, shiftedNow } = deps;

  /**
   * Logs a member in. @throws ApiError 401 for a wrong pair, after the same time whether or not the username exists;
   * 429 after too many
   */
  async function login(
    { username, password: typed }: Pick<LoginPayload, 'username' | 'password'>,
    origin: LoginOrigin,
    browser: LoginBrowser,
  ): Promise<OpenedSession> {
    const name = username.toLowerCase();
    const member = usernameField().isValidSync(name) ? await repository.findCredentials(name, now()) : undefined;
    const attempt = await beginLogin({ ...origin, username: name, memberId: member?.id });
    const password = await matchingPassword(passwords, member, typed);
    if (!member || !password) throw loginFailed();
    if (isSuspended(member.suspended_until, new Date(shiftedNow()))) {
      await attempt.giveBack();
      throw suspendedLogin(member, deps.operatorEmail);
    }

    const by = { ...authenticatedBy(password), method: SECURITY_TEXTS.byPassword };
    const session = await openFor(toSessionMember(member), by, browser);
    await attempt.giveBack();
    return session;
  }

  /**
   * Opens a session of an authenticated member, by any way in.
   * @throws ApiError 401 when the recheck fails
   */
  async function openFor(member: SessionMember, by: Authentication, browser: LoginBrowser): Promise<OpenedSession> {
    const { session, opening } = plan(deps, member.id, by, browser);
    const refreshHash = hashOf(refreshTokens.issue(session.id, session.startsAt));
    if (!(await repository.openSession({ ...session, refreshHash }, opening))) throw loginFailed(by.refusal);
    if (opening.newDevice !== undefined) deps.wakeMail();
    const state = {
      ...session,
      member,
      rotatedAt: session.startsAt,
      mustChangePassword: session.temporaryHash !== null,
      kept: opening.keep ? { token: opening.keep.text, lifetime: TIMES.keptLogin } : undefined,
    };
    return toOpenedSession(state, deps);
  }

  return { login, openFor };
}

/**
 * Compares the typed password with those of the member. Every refusal takes two comparisons, with or without a
 * temporary password.
 */
async function matchingPassword(
  passwords: Passwords,
  member: Credentials | undefined,
  typed: string,
): Promise<UsedPassword | null> {
  const { password_hash: own = null, temporary_hash: temporary = null } = member ?? {};
  if ((await passwords.verify(own, typed)) && own !== null) return { hash: own, temporary: false };
  if ((await passwords.verify(temporary, typed)) && temporary !== null) return { hash: temporary, temporary: true };
  return null;
}

/** The session of a login, and what changes with it. */
function plan(
  { grantTokens, now, shiftedNow, sessionTtl }: LoginServiceDeps,
  memberId: number,
  { recheck, method, temporaryHash }: Authentication,
  browser: LoginBrowser,
) {
  const isKnown = browser.browserOf === memberId;
  const keep = browser.keep && temporaryHash === undefined ? grantTokens.first() : null;
  const session = {
    id: randomUUID(),
    memberId,
    startsAt: now(),
    endsAt: now() + sessionTtl,
    temporaryHash: temporaryHash ?? null,
    device: browser.device,
    grantId: keep?.id ?? null,
    afterMemberId: isKnown ? undefined : browser.browserOf,
  };
  const opening = {
    memberId,
    recheck,
    keep,
    endedGrant: grantTokens.read(browser.keepCookie),
    newDevice: isKnown ? undefined : method,
    shiftedNow: shiftedNow(),
  };
  return { session, opening };
}

/** Authentication by a verified password. */
export const authenticatedBy = (password: UsedPassword): Authentication => ({
  recheck: byPassword(password),
  ...(password.temporary && { temporaryHash: password.hash }),
});

const loginFailed = (refusal: string = ACCOUNT_MESSAGES.loginFailed) => new ApiError(401, refusal);
