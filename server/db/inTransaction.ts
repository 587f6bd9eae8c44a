import { type Kysely } from 'kysely';
import { DatabaseUnavailable, isCancelled } from './databaseErrors';
import { type Tables, type Trx } from './tables';

const TRIES = 3;

interface Running {
  /** The work has effects outside of the database, such as a mail that is sent: it never runs twice. */
  once?: boolean;
}

/**
 * Runs work in a transaction; the only function that opens one. A transaction that PostgreSQL cancels because of
 * another one is run again, three times in all, so work changes nothing outside of the database: files are copied under
 * new names, and mails, notifications and erasures are requested by rows and happen after the commit.
 * @throws DatabaseUnavailable when the last try is cancelled, too
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Trx) => Promise<T>,
  { once = false }: Running = {},
): Promise<T> {
  for (let left = once ? 0 : TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isCancelled(error)) throw error;
      if (left === 0) throw new DatabaseUnavailable(error);
    }
  }
}
