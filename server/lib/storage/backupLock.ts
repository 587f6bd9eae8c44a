import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** The key of the advisory lock. */
const LOCK = 7_301_946_226;

/**
 * Runs work that erases files, unless a backup is running, whose rows may still reference them. The work gets the
 * connection that holds the lock, so that it needs no second one.
 * @returns undefined when a backup is running; the next round retries
 */
export async function unlessBackupRuns<T>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock_shared(${sql.lit(LOCK)}) as taken
    `.execute(connection);
    if (!rows[0]?.taken) return undefined;
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock_shared(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

/** The first statement of a backup: waits for running erasures and blocks new ones. */
export const LOCK_FILES = `select pg_advisory_lock(${LOCK})`;
