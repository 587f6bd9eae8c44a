import { type PoolClient } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './databaseErrors';

/** `query_timeout` in milliseconds, which the driver's types leave out for a single query. */
const IS_STANDBY = { text: 'select pg_is_in_recovery() as standby', query_timeout: 5_000 };

/**
 * The pool's `verify`: refuses a new connection that reached a standby, where reads are stale and writes fail. During a
 * failover a proxy may still route to the old primary, which restarts as a standby. A server never turns from primary to
 * standby without ending its connections, so one check per connection is enough.
 */
export function refuseStandby(client: PoolClient, done: (error?: Error) => void): void {
  client.query<{ standby: boolean }>(IS_STANDBY).then(
    ({ rows }) => done(rows[0]?.standby ? new DatabaseUnavailable(new Error('The server is a standby.')) : undefined),
    (error: unknown) => done(asDatabaseError(error) as Error),
  );
}
