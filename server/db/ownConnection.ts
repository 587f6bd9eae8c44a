import { Client, type QueryConfig, type QueryResultRow } from 'pg';
import { asDatabaseError } from './databaseErrors';

/** Milliseconds. */
const PATIENCE = 5_000;

export type OwnConnection = ReturnType<typeof createOwnConnection>;

/**
 * A connection outside the pool, for one statement after the other that must not wait behind everybody else's. The first
 * one opens it, and the next one again after it broke.
 */
export function createOwnConnection(url: string, name: string) {
  let client: Client | undefined;

  async function open(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', () => drop(fresh));
    await fresh.connect();
    return fresh;
  }

  function drop(broken: Client): void {
    if (client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
  }

  return {
    /** @throws DatabaseUnavailable */
    async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
      try {
        const used = client ?? (await open());
        return (await used.query<Row>(statement)).rows;
      } catch (error) {
        if (client) drop(client);
        throw asDatabaseError(error);
      }
    },

    async close(): Promise<void> {
      const used = client;
      client = undefined;
      await used?.end().catch(() => undefined);
    },
  };
}
