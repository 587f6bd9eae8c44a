import { Client } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from '../databaseErrors';

/** An arbitrary key that all apps of a server use for the advisory lock. */
const KEY = 730_118_001;

/**
 * A connection with an advisory lock as a lease: it shows other apps that the server is in use, and a killed process
 * releases it too.
 */
export interface Lease {
  onEnd: (listener: () => void) => void;
  /**
   * Releases the lease. True when no other app holds one, and none can acquire one before this connection is closed.
   */
  giveBack: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Takes a lease. @returns undefined when the server does not run, is not ready, or is being stopped */
export async function takeLease(url: string): Promise<Lease | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'teamieum lease',
    connectionTimeoutMillis: 10_000,
  });
  // The errors of a broken connection are ignored; only its end is used.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [KEY]);
    return asLease(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (asDatabaseError(error) instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

function asLease(client: Client): Lease {
  return {
    onEnd: (listener) => client.once('end', listener),
    giveBack: () => isLast(client).catch(() => false),
    close: () => client.end().catch(() => undefined),
  };
}

async function isLast(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [KEY]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [KEY]);
  return rows[0]?.alone === true;
}
