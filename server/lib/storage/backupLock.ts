import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** Names the lock among the advisory locks of the database. */
const LOCK = 7_301_946_226;

/**
 * Does work that erases files, unless a backup is being written: the rows it saw may still name them. The work gets the
 * connection that holds the lock, so that it needs no second one.
 * @returns undefined when nothing was done; later is early enough
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

/** What the connection of a backup runs before it looks at anything: waits for who erases now, holds back who comes. */
export const LOCK_FILES = `select pg_advisory_lock(${LOCK})`;
