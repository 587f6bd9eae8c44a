import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { periodically, type Periodic } from './periodically';

const INTERVAL_MS = 10 * 60_000;
/** The key of the advisory lock. */
const LOCK = 7_301_946_225;

/**
 * Deletes a batch of expired rows.
 * @returns the number of deleted rows; 0 when none is left
 */
export type Expiry = (db: Kysely<Tables>, at: Date) => Promise<number>;

interface HousekeepingDeps {
  db: Kysely<Tables>;
  now: () => number;
  expiries: readonly Expiry[];
  /** Further jobs, such as the sweep of files. */
  jobs: readonly (() => Promise<void>)[];
  onDone?: () => void;
  onFailure: (error: unknown) => void;
}

/** Its `run` tells whether the jobs ran to the end: not while another process is running them. */
export type Housekeeping = Periodic<boolean>;

/** Deletes expired rows periodically. An advisory lock ensures that one process of a database does it at a time. */
export function createHousekeeping({ db, now, expiries, jobs, onDone, onFailure }: HousekeepingDeps): Housekeeping {
  async function tidyUp(isClosing: () => boolean): Promise<boolean> {
    // One connection for all jobs, because it holds the advisory lock.
    return db.connection().execute(async (connection) => {
      if (!(await takeLock(connection))) return false;
      try {
        for (const expiry of expiries) while (!isClosing() && (await expiry(connection, new Date(now()))) > 0);
        for (const job of jobs) await job();
        onDone?.();
        return true;
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      }
    });
  }

  return periodically(INTERVAL_MS, (isClosing) =>
    tidyUp(isClosing).catch((error: unknown) => {
      onFailure(error);
      return false;
    }),
  );
}

async function takeLock(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
