import { type Kysely, type Transaction } from 'kysely';
import { errorCode } from './errorCode';
import { type Tables } from './tables';

/** SQLSTATE of a transaction that was broken off because two waited for each other. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * A transaction for work that touches much at once: when it and another one wait for each other the database breaks one
 * of them off, and this one is simply done again.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || errorCode(error) !== DEADLOCK) throw error;
    }
  }
}
