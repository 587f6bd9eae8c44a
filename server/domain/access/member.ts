import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { accessTokenExpired, forbidden, loginRequired, sessionOver } from '../../lib/http/errors';
import { type AccessToken, type Tokens } from '../../lib/auth/tokens';
import { findSession } from './session.repository';

/** The calling member. */
export interface Member {
  id: number;
  nickname: string;
  sessionId: string;
  mustChangePassword: boolean;
  /** The device of the session in words; empty for a session of an earlier release. */
  device: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook of **M** routes: refuses visitors (api.md, Auth). */
    requireMember: onRequestAsyncHookHandler;
    /** Hook of **V** routes: `viewer` is the member, or null for a visitor. */
    readViewer: onRequestAsyncHookHandler;
  }
  interface FastifyContextConfig {
    /** The route also accepts sessions opened with a temporary password. */
    withTemporaryPassword?: boolean;
  }
  interface FastifyRequest {
    /** On routes with `requireMember`. */
    readonly member: Member;
    /** On routes with `readViewer` or `requireMember`. */
    viewer: Member | null;
  }
}

interface MemberDeps {
  db: Kysely<Tables>;
  cached: Cached;
  tokens: Tokens;
  now: () => number;
}

/**
 * Adds both permission hooks. The session is the only cached value on which permissions depend; its end drops it from
 * the cache (D14).
 */
export function installMember(app: FastifyInstance, { tokens, ...deps }: MemberDeps): void {
  const memberOf = createMemberReader(deps);

  app.decorateRequest('viewer', null);
  app.decorateRequest('member', { getter: requiredMember });

  app.decorate('readViewer', async (request: FastifyRequest) => {
    const token = tokens.read(request.headers.access);
    const member = token && (await memberOf(token));
    request.viewer = member?.mustChangePassword ? null : member;
  });
  app.decorate('requireMember', async (request: FastifyRequest) => {
    const token = tokens.read(request.headers.access);
    if (!token) throw loginRequired();
    const member = await memberOf(token);
    if (member.mustChangePassword && !request.routeOptions.config.withTemporaryPassword) throw passwordChangeDue();
    request.viewer = member;
  });
}

/** 403: a session opened with a temporary password may only replace it (D20). */
export const passwordChangeDue = () => forbidden(ACCOUNT_MESSAGES.mustChangePassword);

function requiredMember(this: FastifyRequest): Member {
  if (!this.viewer) throw loginRequired();
  return this.viewer;
}

function createMemberReader({ db, cached, now }: Omit<MemberDeps, 'tokens'>) {
  /**
   * The member of an access token. @throws ApiError 40202 for an expired token, 40203 when its session has ended or was
   * revoked
   */
  return async function memberOf({ memberId, sessionId, expiresAt }: AccessToken): Promise<Member> {
    if (expiresAt <= now()) throw accessTokenExpired();
    const row = await cached(`session ${sessionId} ${memberId}`, [tags.session(sessionId), tags.people], () =>
      findSession(db, { memberId, sessionId }),
    );
    if (!row?.nickname || row.ends_at.getTime() <= now()) throw sessionOver();
    return {
      id: row.id,
      nickname: row.nickname,
      sessionId,
      mustChangePassword: row.must_change_password,
      device: row.device,
    };
  };
}
