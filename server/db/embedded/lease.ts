import { Client } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from '../databaseErrors';

/** An arbitrary number that every app sharing a server uses. */
const KEY = 730_118_001;

/** A connection as a lease: the other apps of a server see that it is in use; a killed process releases it too. */
export interface Lease {
  onEnd: (listener: () => void) => void;
  /** True when no other app holds a lease, and none can acquire one before this connection is closed. */
  giveBack: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** @returns undefined when the server does not run, is not ready, or is being stopped */
export async function takeLease(url: string): Promise<Lease | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'teamieum lease',
    connectionTimeoutMillis: 10_000,
  });
  // The error of a broken connection is not used; only its end is.
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
