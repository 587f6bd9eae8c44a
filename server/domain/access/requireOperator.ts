import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { accessTokenExpired, ApiError, notFound, sessionOver } from '../../lib/http/errors';
import { passwordChangeDue } from './member';
import { type AccessToken, type Tokens } from '../../lib/auth/tokens';
import { findOperator, type OperatorRow } from './session.repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook of **A** routes: for everyone but operators they are unknown paths (D130). */
    requireOperator: onRequestAsyncHookHandler;
    /**
     * Hook of **A!** routes, after `requireOperator`: refuses a session that has not confirmed the password recently.
     */
    requireConfirmation: onRequestAsyncHookHandler;
  }
  interface FastifyRequest {
    /**
     * On routes with `requireOperator`: the end of the session's confirmation in epoch milliseconds; null when it is
     * not confirmed.
     */
    confirmedUntil: number | null;
  }
}

interface OperatorDeps {
  db: Kysely<Tables>;
  tokens: Tokens;
  now: () => number;
}

/** Adds the permission hooks of operators. Both bypass the cache, so a change of role applies to the next request. */
export function installOperator(app: FastifyInstance, { db, tokens, now }: OperatorDeps): void {
  app.decorateRequest('confirmedUntil', null);

  app.decorate('requireOperator', async (request: FastifyRequest) => {
    const token = tokens.read(request.headers.access);
    const row = token && (await findOperator(db, token));
    if (!token || !row?.nickname) throw notFound(MESSAGES.pageNotFound);
    checkSession(token, row, now());
    request.viewer = {
      id: row.id,
      nickname: row.nickname,
      sessionId: token.sessionId,
      mustChangePassword: false,
      device: row.device ?? '',
    };
    const until = Number(row.confirmed_until);
    request.confirmedUntil = until > now() ? until : null;
  });
  app.decorate('requireConfirmation', async ({ confirmedUntil }: FastifyRequest) => {
    if (confirmedUntil === null) throw confirmationDue();
  });
}

/**
 * Checks the token and session of an operator. @throws ApiError 40202 for an expired token, 40203 when its session has
 * ended, 403 while a new password is due
 */
function checkSession({ expiresAt }: AccessToken, session: OperatorRow, at: number): void {
  if (expiresAt <= at) throw accessTokenExpired();
  if (Number(session.ends_at) <= at) throw sessionOver();
  if (session.must_change_password) throw passwordChangeDue();
}

function confirmationDue(): ApiError {
  const message = OPERATOR_MESSAGES.confirmFirst;
  return new ApiError(403, message, { problems: [{ field: 'password', message }] });
}
