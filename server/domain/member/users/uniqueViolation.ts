import { CHECK_MESSAGES, type CheckedField } from '@contract/signup';
import { violatedUnique } from '../../../db/databaseErrors';
import { badRequest } from '../../../lib/http/errors';
import { ACCOUNT_MESSAGES } from '@contract/auth';

/** In the order of the form's messages. */
export const UNIQUE_FIELDS: readonly CheckedField[] = ['email', 'username', 'nickname'];

export const takenProblem = (field: CheckedField) => ({ field, message: CHECK_MESSAGES[field].taken });

/** A suspended member with this address has withdrawn (D134). */
export const barredProblem = { field: 'email', message: ACCOUNT_MESSAGES.barredEmail };

/** Converts a violated unique constraint, which decides between concurrent requests for one value, to its error. */
export function uniqueViolationToProblem(error: unknown): unknown {
  const constraint = violatedUnique(error);
  const field = UNIQUE_FIELDS.find((one) => constraint === `member_${one}_unique`);
  return field ? badRequest(takenProblem(field)) : error;
}
