import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { refused } from '../../../lib/http/errors';
import { isProven, type Member } from '../../access';

/** Of a request without the current password. @throws ApiError 400 when the session has no proof either (D185) */
export type RequireOwnProof = (member: Member) => Promise<void>;

export function createOwnProofCheck({ db, now }: { db: Kysely<Tables>; now: () => number }): RequireOwnProof {
  return async ({ sessionId }) => {
    if (!(await isProven(db, sessionId, now()))) {
      throw refused('currentPassword', ACCOUNT_MESSAGES.currentPasswordEmpty);
    }
  };
}
