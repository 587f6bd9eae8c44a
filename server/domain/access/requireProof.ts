import { OPERATOR_MESSAGES } from '@contract/operator';
import { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { ApiError } from '../../lib/http/errors';
import { findProof } from './session.repository';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Hook of **P** routes, after `requireMember`: refuses a session without a proof of the last ten minutes (D185).
     */
    requireProof: onRequestAsyncHookHandler;
  }
}

interface ProofDeps {
  db: Kysely<Tables>;
  now: () => number;
}

/** Adds the hook. It bypasses the cache: a proof counts from the next request. */
export function installProof(app: FastifyInstance, { db, now }: ProofDeps): void {
  app.decorate('requireProof', async ({ member }: FastifyRequest) => {
    if (!(await isProven(db, member.sessionId, now()))) throw proofDue();
  });
}

/** Whether a session has a proof at a time, in epoch milliseconds. */
export async function isProven(db: Kysely<Tables>, sessionId: string, at: number): Promise<boolean> {
  const until = await findProof(db, sessionId);
  return until !== null && until.getTime() > at;
}

/** 403 as for operators who have not confirmed: the page asks for a proof and repeats the call once. */
function proofDue(): ApiError {
  const message = OPERATOR_MESSAGES.confirmFirst;
  return new ApiError(403, message, { problems: [{ field: 'password', message }] });
}
