import { Client, type QueryConfig, type QueryResultRow } from 'pg';
import { asDatabaseError } from './databaseErrors';

/** Milliseconds. */
const PATIENCE = 5_000;

export type OwnConnection = ReturnType<typeof createOwnConnection>;

/**
 * A connection outside the pool, for statements that must not wait in its queue. The first statement opens it, and the
 * next one reopens it after it broke.
 * @param setting a statement that sets an option of this connection, which poolers would refuse as a startup option
 */
export function createOwnConnection(url: string, name: string, setting?: string) {
  let opened: Promise<Client> | undefined;

  function open(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    const opening = prepare(client, setting);
    // The connection may break between two statements, while no caller waits.
    client.on('error', () => drop(opening));
    return opening;
  }

  function drop(broken: Promise<Client>): void {
    if (opened === broken) opened = undefined;
    broken.then((client) => client.end()).catch(() => undefined);
  }

  return {
    /** @throws DatabaseUnavailable */
    async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
      const used = (opened ??= open());
      try {
        return (await (await used).query<Row>(statement)).rows;
      } catch (error) {
        drop(used);
        throw asDatabaseError(error);
      }
    },

    async close(): Promise<void> {
      const used = opened;
      opened = undefined;
      await used?.then((client) => client.end()).catch(() => undefined);
    },
  };
}

async function prepare(client: Client, setting: string | undefined): Promise<Client> {
  try {
    await client.connect();
    if (setting) await client.query(setting);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}
