import { TIMES } from '@contract/limits';
import { type Trx } from '../../../db/tables';
import { noteSeen } from '../digest/requestDigests.repository';
import { type AuthRepository, type SessionRow } from './auth.repository';
import { type GrantTokens } from './grantTokens';
import { endOfGrant, LEAST_LEFT } from './keptLogin';
import { latestEnd, toOpenedSession, toSessionMember, type KeptLogin, type SessionTokensDeps } from './openedSession';
import { hashOf, type RefreshToken } from './refreshTokens';
import { type ResumeService, type Resumed } from './resume.service';

/** No member has this id. */
const NOBODY = -1;

/** The cookies of a browser that may open or end a session. */
export interface SessionCookies {
  refresh: string | undefined;
  keep: string | undefined;
}

interface SentToken {
  accessToken?: string;
  extend: boolean;
}

interface Renewal {
  extend: boolean;
  /** The only member whose session may be renewed. */
  onlyOf?: number;
  /** A session that ends within so many milliseconds counts as over. */
  leastLeft?: number;
}

export interface SessionServiceDeps extends SessionTokensDeps {
  repository: AuthRepository;
  resumes: ResumeService;
  grantTokens: GrantTokens;
  /** Lifetime of a session in milliseconds (D10). */
  sessionTtl: number;
  /** The clock of digests and kept logins. */
  shiftedNow: () => number;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Renews and ends sessions by their refresh cookie (D10 to D14). */
export function createSessionService(deps: SessionServiceDeps) {
  const { repository, resumes, tokens, refreshTokens, grantTokens, now, sessionTtl, shiftedNow } = deps;

  /**
   * Revokes the session of a refresh cookie or, for a client that keeps no cookies, of an access token, expired or not, and
   * the kept login of the browser; invalid ones are ignored.
   */
  async function logout({ refresh, keep }: SessionCookies, accessToken: unknown): Promise<void> {
    const token = refreshTokens.read(refresh) ?? tokens.read(accessToken);
    const kept = grantTokens.read(keep);
    if (token || kept) await repository.logOut(token?.sessionId, kept, now());
  }

  /** Whether an access token, expired or not, belongs to the cookie's session. */
  function isOfSession(accessToken: string, cookie: string | undefined): boolean {
    const session = refreshTokens.read(cookie);
    return session !== null && tokens.read(accessToken)?.sessionId === session.sessionId;
  }

  /**
   * Renews a session. @returns the newest pair of tokens; `other` when the session is not of `onlyOf`; null when it has
   * ended or has just been revoked for a reuse
   */
  async function renew(cookie: string | undefined, { extend, onlyOf, leastLeft = 0 }: Renewal): Promise<Resumed> {
    const token = refreshTokens.read(cookie);
    if (!token) return null;
    return repository.inTransaction(async (trx) => {
      const session = await repository.lockSession(trx, token.sessionId);
      if (!session || isOver(session, leastLeft)) return null;
      if (onlyOf !== undefined && session.member_id !== onlyOf) return 'other';
      const rotatedAt = await acceptToken(trx, session, token);
      if (rotatedAt === null) return null;
      const endsAt = extend ? await extendSession(trx, session) : session.ends_at.getTime();
      return toOpenedSession({ ...stateOf(session), endsAt, rotatedAt, kept: keptOf(session) }, deps);
    });
  }

  /** Renews the session of the cookie, else opens one by the kept login: for the member of the access token alone. */
  async function resume({ refresh, keep }: SessionCookies, sent: SentToken): Promise<Resumed> {
    const { accessToken, extend } = sent;
    const onlyOf = accessToken === undefined ? undefined : (tokens.read(accessToken)?.memberId ?? NOBODY);
    const renewed = await renew(refresh, { extend, onlyOf, leastLeft: LEAST_LEFT });
    return renewed ?? (await resumes.resume(keep, onlyOf));
  }

  /** What is left of the kept login of a session. */
  function keptOf({ kept_rotated_at: usedAt, kept_created_at: startedAt }: SessionRow): KeptLogin | undefined {
    if (!usedAt || !startedAt) return undefined;
    const lifetime = endOfGrant({ rotated_at: usedAt, created_at: startedAt }) - shiftedNow();
    return lifetime > 0 ? { lifetime } : undefined;
  }

  const isOver = ({ revoked_at, ends_at }: SessionRow, leastLeft: number) =>
    revoked_at !== null || ends_at.getTime() <= now() + leastLeft;

  /**
   * Rotates the newest refresh token; accepts the previous one within its grace period; revokes the session for an
   * older one, which is a reuse.
   * @returns when the token was rotated, or null after a reuse
   */
  async function acceptToken(trx: Trx, session: SessionRow, { hash }: RefreshToken) {
    const lastRotation = session.rotated_at.getTime();
    if (hash === session.refresh_hash) {
      const rotatedAt = Math.max(now(), lastRotation + 1);
      await repository.rotate(trx, session, hashOf(refreshTokens.issue(session.id, rotatedAt)), rotatedAt);
      await noteSeen(trx, session.member_id, new Date(shiftedNow()));
      return rotatedAt;
    }
    if (hash === session.previous_refresh_hash && now() - lastRotation <= TIMES.refreshGrace) return lastRotation;
    await repository.revokeSession(session.id, now(), trx);
    return null;
  }

  /** Extends a session by its length from now, at most to twelve hours after the login (D12). */
  async function extendSession(trx: Trx, { id, created_at, ends_at }: SessionRow): Promise<number> {
    const endsAt = Math.max(ends_at.getTime(), Math.min(now() + sessionTtl, latestEnd(created_at.getTime())));
    await repository.moveEnd(trx, id, endsAt);
    return endsAt;
  }

  return { logout, isOfSession, renew, resume };
}

function stateOf(row: SessionRow) {
  return {
    id: row.id,
    member: toSessionMember({ ...row, id: row.member_id }),
    startsAt: row.created_at.getTime(),
    mustChangePassword: row.must_change_password,
  };
}
