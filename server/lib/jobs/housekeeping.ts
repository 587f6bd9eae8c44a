import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

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

export interface Housekeeping {
  /** Runs the jobs now and every ten minutes. */
  start(): void;
  /** Runs the jobs once, unless another process is running them. @returns whether it ran them to the end */
  run(): Promise<boolean>;
  /** Stops the timer and waits for the running round. */
  close(): Promise<void>;
}

/** Deletes expired rows periodically. An advisory lock ensures that one process of a database does it at a time. */
export function createHousekeeping({ db, now, expiries, jobs, onDone, onFailure }: HousekeepingDeps): Housekeeping {
  let running: Promise<boolean> | null = null;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  async function tidyUp(): Promise<boolean> {
    // One connection for all jobs, because it holds the advisory lock.
    return db.connection().execute(async (connection) => {
      if (!(await takeLock(connection))) return false;
      try {
        for (const expiry of expiries) await repeat(expiry, connection);
        for (const job of jobs) await job();
        onDone?.();
        return true;
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      }
    });
  }

  async function repeat(expiry: Expiry, connection: Kysely<Tables>): Promise<void> {
    while (!closing && (await expiry(connection, new Date(now()))) > 0);
  }

  function run(): Promise<boolean> {
    running ??= tidyUp()
      .catch((error: unknown) => {
        onFailure(error);
        return false;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void run(), INTERVAL_MS).unref();
      void run();
    },
    run,
    async close() {
      closing = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function takeLock(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
