import { type SessionData } from '@contract/auth';
import { type FastifyReply } from 'fastify';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { createAuthRepository } from './auth.repository';
import { createGrantTokens } from './grantTokens';
import { createLoginAttempts } from './loginAttempts';
import { createLoginReplies } from './loginReplies';
import { createLoginService, authenticatedBy, type LoginService } from './login.service';
import { type SessionMember } from './openedSession';
import { createRefreshTokens } from './refreshTokens';

type LoginFeatureDeps = Pick<
  FeatureDeps,
  | 'db'
  | 'tokenSecret'
  | 'attempts'
  | 'passwords'
  | 'tokens'
  | 'now'
  | 'shiftedNow'
  | 'accessTtl'
  | 'sessionTtl'
  | 'operatorEmail'
  | 'wakeMail'
>;

/** Opens sessions, by any way in. */
export function createLogins(deps: LoginFeatureDeps): LoginService {
  const { db, tokenSecret, attempts } = deps;
  return createLoginService({
    ...deps,
    repository: createAuthRepository(db),
    refreshTokens: createRefreshTokens(tokenSecret),
    grantTokens: createGrantTokens(tokenSecret),
    beginLogin: createLoginAttempts(attempts),
  });
}

/** Logs a new member in with the response of the join (D114). */
export type OpenSession = (
  reply: FastifyReply,
  member: SessionMember,
  by: { passwordHash: string; keep: boolean },
) => Promise<SessionData>;

export function createSessionOpener(deps: FeatureDeps): OpenSession {
  const logins = createLogins(deps);
  const replies = createLoginReplies(deps);
  return async (reply, member, { passwordHash: hash, keep }) => {
    const browser = { ...replies.browserOf(reply.request, keep), browserOf: undefined };
    return replies.loggedIn(reply, await logins.openFor(member, authenticatedBy({ hash, temporary: false }), browser));
  };
}
