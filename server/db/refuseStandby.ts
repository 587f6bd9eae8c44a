import { type ClientBase } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './databaseErrors';

/** `query_timeout` in milliseconds, which the driver's types leave out for a single query. */
const IS_STANDBY = { text: 'select pg_is_in_recovery() as standby', query_timeout: 5_000 };

/**
 * Refuses a new connection to a standby, where reads are stale and writes fail. During a failover a proxy may still
 * route to the old primary, which restarts as a standby. A server that becomes a standby closes its connections, so one
 * check per connection is enough.
 * @throws DatabaseUnavailable when the server is a standby; what `asDatabaseError` makes of a failed query
 */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>(IS_STANDBY).catch((error: unknown) => {
    throw asDatabaseError(error);
  });
  if (rows[0]?.standby) throw new DatabaseUnavailable(new Error('The server is a standby.'));
}
