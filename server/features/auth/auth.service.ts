import { randomUUID } from 'node:crypto';
import { ACCOUNT_MESSAGES, usernameField, type LoginPayload, type SessionData } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { type MemberRole } from '@contract/operator';
import { type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
import { ApiError } from '../../lib/http/errors';
import { imageUrl } from '../../lib/storage/fileUrls';
import { roleFlag } from '../../lib/operators/role';
import { type Passwords } from '../../lib/auth/passwords';
import { type Tokens } from '../../lib/auth/tokens';
import { type AuthRepository, type Credentials, type SessionRow, type UsedPassword } from './auth.repository';
import { type BeginLogin, type LoginOrigin } from '../../lib/auth/loginAttempts';
import { hashOf, type RefreshToken, type RefreshTokens } from './refreshTokens';
import { isSuspended } from '../../lib/operators/changeRole';
import { suspendedLogin } from './suspendedLogin';

export interface AuthServiceDeps {
  repository: AuthRepository;
  passwords: Passwords;
  tokens: Tokens;
  refreshTokens: RefreshTokens;
  beginLogin: BeginLogin;
  now: () => number;
  /** Milliseconds (D10). */
  accessTtl: number;
  sessionTtl: number;
  /** The contact for a suspended member. */
  operatorEmail?: string;
}

/** A session a browser may go on with. */
export interface OpenedSession {
  memberId: number;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds. */
  lifetime: number;
  data: SessionData;
}

/** Whose session it becomes. */
export interface SessionMember {
  id: number;
  nickname: string | null;
  /** Key of the photo. */
  profileImage: string | null;
  /** Absent for a new member. */
  role?: MemberRole;
}

interface SessionFacts {
  id: string;
  memberId: number;
  nickname: string | null;
  profileImage: string | null;
  role: MemberRole;
  /** Epoch milliseconds, these three. */
  startsAt: number;
  endsAt: number;
  rotatedAt: number;
  mustChangePassword: boolean;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Login, logout and the renewal of sessions (D10 to D14, D80). */
export function createAuthService(deps: AuthServiceDeps) {
  const { repository, passwords, tokens, refreshTokens, beginLogin, now, sessionTtl } = deps;

  /** @throws ApiError 401 for a wrong pair, after the same time whether or not the username exists; 429 after many */
  async function login({ username, password: typed }: LoginPayload, origin: LoginOrigin): Promise<OpenedSession> {
    const name = username.toLowerCase();
    const member = usernameField().isValidSync(name) ? await repository.findCredentials(name, now()) : undefined;
    const attempt = await beginLogin({ ...origin, username: name, memberId: member?.id });
    const password = await passwordOf(member, typed);
    if (!member || !password) throw loginFailed();
    if (isSuspended(member.suspended_until, new Date(now()))) {
      await attempt.giveBack();
      throw suspendedLogin(member, deps.operatorEmail);
    }

    const { id, nickname, profile_image: profileImage, account_role: role } = member;
    const session = await openFor({ id, nickname, profileImage, role }, password);
    await attempt.giveBack();
    return session;
  }

  /** Opens a session of a member who has proved to know the password. @throws ApiError 401 when it was replaced since */
  async function openFor(member: SessionMember, password: UsedPassword): Promise<OpenedSession> {
    const { id: memberId, nickname, profileImage, role = 'MEMBER' } = member;
    const session = { id: randomUUID(), memberId, startsAt: now(), endsAt: now() + sessionTtl, password };
    const refreshHash = hashOf(refreshTokens.issue(session.id, session.startsAt));
    if (!(await repository.openSession({ ...session, refreshHash }))) throw loginFailed();
    const mustChangePassword = password.temporary;
    return opened({ ...session, nickname, profileImage, role, rotatedAt: session.startsAt, mustChangePassword });
  }

  /** Which of the member's passwords was typed. Every refusal takes two comparisons, with or without a temporary one. */
  async function passwordOf(member: Credentials | undefined, typed: string): Promise<UsedPassword | null> {
    const { password_hash: own = null, temporary_hash: temporary = null } = member ?? {};
    if ((await passwords.verify(own, typed)) && own !== null) return { hash: own, temporary: false };
    if ((await passwords.verify(temporary, typed)) && temporary !== null) return { hash: temporary, temporary: true };
    return null;
  }

  /** Revokes the session of a refresh cookie; a malformed cookie is ignored. */
  async function logout(cookie: string | undefined): Promise<void> {
    const token = refreshTokens.read(cookie);
    if (token) await repository.revokeSession(token.sessionId, now());
  }

  /** Whether an access token, expired or not, is one of the cookie's session. */
  function isOfSession(accessToken: string, cookie: string | undefined): boolean {
    const session = refreshTokens.read(cookie);
    return session !== null && tokens.read(accessToken)?.sessionId === session.sessionId;
  }

  /** @returns the newest pair of tokens, or null when the session is over or has just been revoked for a reuse */
  async function renew(cookie: string | undefined, extend: boolean): Promise<OpenedSession | null> {
    const token = refreshTokens.read(cookie);
    if (!token) return null;
    return repository.inTransaction(async (trx) => {
      const session = await repository.lockSession(trx, token.sessionId);
      if (!session || isOver(session)) return null;
      const rotatedAt = await acceptToken(trx, session, token);
      if (rotatedAt === null) return null;
      const endsAt = extend ? await extendSession(trx, session) : session.ends_at.getTime();
      return opened({ ...factsOf(session), endsAt, rotatedAt });
    });
  }

  const isOver = ({ revoked_at, ends_at }: SessionRow) => revoked_at !== null || ends_at.getTime() <= now();

  /** The newest token is replaced, the one before it accepted for a moment, an older one ends everything. */
  async function acceptToken(trx: Transaction<Tables>, session: SessionRow, { hash }: RefreshToken) {
    const lastRotation = session.rotated_at.getTime();
    if (hash === session.refresh_hash) {
      const rotatedAt = Math.max(now(), lastRotation + 1);
      await repository.rotate(trx, session, hashOf(refreshTokens.issue(session.id, rotatedAt)), rotatedAt);
      return rotatedAt;
    }
    if (hash === session.previous_refresh_hash && now() - lastRotation <= TIMES.refreshGrace) return lastRotation;
    await repository.revokeSession(session.id, now(), trx);
    return null;
  }

  /** One more session's length from now, never past twelve hours from the login. */
  async function extendSession(trx: Transaction<Tables>, { id, created_at, ends_at }: SessionRow): Promise<number> {
    const endsAt = Math.max(ends_at.getTime(), Math.min(now() + sessionTtl, capOf(created_at.getTime())));
    await repository.moveEnd(trx, id, endsAt);
    return endsAt;
  }

  function opened(session: SessionFacts): OpenedSession {
    const { id, memberId, nickname, profileImage, role, startsAt, endsAt, rotatedAt, mustChangePassword } = session;
    const expiresAt = Math.min(now() + deps.accessTtl, endsAt);
    return {
      memberId,
      accessToken: tokens.sign({ memberId, sessionId: id, expiresAt, cap: capOf(startsAt), mustChangePassword }),
      refreshToken: refreshTokens.issue(id, rotatedAt),
      lifetime: endsAt - now(),
      data: {
        nickname: nickname ?? '',
        profileImg: imageUrl(profileImage) ?? '',
        tokenExpiresAt: endsAt,
        mustChangePassword,
        ...roleFlag(role),
      },
    };
  }

  return { login, openFor, logout, isOfSession, renew };
}

const capOf = (startsAt: number) => startsAt + TIMES.longestSession;

const loginFailed = () => new ApiError(401, ACCOUNT_MESSAGES.loginFailed);

function factsOf(row: SessionRow): Omit<SessionFacts, 'endsAt' | 'rotatedAt'> {
  return {
    id: row.id,
    memberId: row.member_id,
    nickname: row.nickname,
    profileImage: row.profile_image,
    role: row.account_role,
    startsAt: row.created_at.getTime(),
    mustChangePassword: row.must_change_password,
  };
}
