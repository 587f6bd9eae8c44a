import { type Kysely } from 'kysely';
import { errorCode } from './errorCode';
import { type Tables, type Trx } from './tables';

/** SQLSTATE of a transaction that was cancelled because of a deadlock. */
const DEADLOCK = '40P01';
const TRIES = 3;

/** Runs a transaction for large changes, and retries it when PostgreSQL cancels it because of a deadlock. */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || errorCode(error) !== DEADLOCK) throw error;
    }
  }
}
