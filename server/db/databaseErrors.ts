import { errorCode } from './errorCode';

/** The database cannot be reached, is starting, or did not respond in time. Becomes a 503: a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${messageOf(cause) || errorCode(cause)}`, { cause });
  }
}

/**
 * SQLSTATE classes and codes of temporary failures: connection, resources, shutdown, timeout, and
 * read_only_sql_transaction (25006), which means that the connection leads to a standby or to a primary that is being
 * replaced.
 */
const NOT_NOW = /^(08|53|57P|57014$|25P03$|25006$)/;
const NOT_REACHED = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** Messages of the driver, which gives these errors no code. The pool has ended when the process is about to exit. */
const BROKEN_OFF =
  /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Cannot use a pool after calling end|Client has encountered a connection error)/;

/** Converts temporary failures to DatabaseUnavailable and returns every other error unchanged. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = errorCode(error);
  const isTransient = NOT_NOW.test(code) || NOT_REACHED.test(code) || BROKEN_OFF.test(messageOf(error));
  return isTransient ? new DatabaseUnavailable(error) : error;
}

/** SQLSTATEs of a transaction that PostgreSQL has cancelled because of another one: a deadlock, a failed serialization. */
const CANCELLED = ['40P01', '40001'];

/** Whether PostgreSQL has cancelled a transaction, or a statement outside of one, because of another transaction. */
export const isCancelled = (error: unknown): boolean => CANCELLED.includes(errorCode(error));

/** The name of the unique constraint that an insert or update has violated, such as `member_nickname_unique`. */
export function violatedUnique(error: unknown): string | undefined {
  if (errorCode(error) !== '23505') return undefined;
  const { constraint } = error as { constraint?: string };
  return constraint;
}

/** Whether a row was refused because its member has just withdrawn (D25). */
export function isMemberGone(error: unknown): boolean {
  return errorCode(error) === '23503' && (error as { constraint?: string }).constraint === 'member_present';
}

/** Whether a change was refused because no operator would be left (D130). */
export function isLastOperator(error: unknown): boolean {
  return errorCode(error) === '23514' && (error as { constraint?: string }).constraint === 'operator_left';
}

/** The write between two members that was refused because one blocks the other (D135). */
export function refusedByBlock(error: unknown): 'comment' | 'application' | 'invitation' | undefined {
  if (errorCode(error) !== '23514') return undefined;
  const { constraint = '' } = error as { constraint?: string };
  return (['comment', 'application', 'invitation'] as const).find((what) => constraint === `block_${what}`);
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
