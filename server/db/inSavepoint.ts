import { sql } from 'kysely';
import { type Trx } from './tables';

/**
 * Runs work of a transaction that does not depend on it: when the work throws, what it has written is taken back, and the
 * transaction goes on.
 * @param onError is told the error
 */
export async function inSavepoint(
  trx: Trx,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  await sql`savepoint optional_work`.execute(trx);
  try {
    await work();
  } catch (error) {
    await sql`rollback to savepoint optional_work`.execute(trx);
    onError(error);
  }
  await sql`release savepoint optional_work`.execute(trx);
}
