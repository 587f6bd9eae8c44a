import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types, type ClientBase, type PoolConfig } from 'pg';
import { checkServer } from './checkServer';
import { databaseReason } from './databaseReason';
import { startEmbedded } from './embedded/startEmbedded';
import { type Channels } from './listenTo';
import { preparedStatements } from './preparedStatements';
import { refuseStandby } from './refuseStandby';
import { type Tables } from './tables';

export interface Database {
  db: Kysely<Tables>;
  pool: Pool;
  /** The address, for a separate connection (LISTEN) or a tool. */
  listenUrl: string;
  /** The location of the data, for the message at start. */
  location: string;
  /** Waits for running queries, then stops the embedded server unless another process uses it. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or newer; without it the embedded one below `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** The application name of its connections. */
  name?: string;
  /** Days by which the clock of `isNotSuspended` runs ahead; for tests. */
  clockShiftDays?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
  /**
   * The channels the pool's connections listen to. PostgreSQL delivers a message to the connection that sent it before its
   * commit returns, so the message is handled before the code that waits for the commit continues.
   */
  channels?: Channels;
}

const POOL: PoolConfig = {
  max: 10,
  application_name: 'teamieum',
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** A `date` is the string `YYYY-MM-DD`; a `bigint` is a number, safe up to 2^53. */
const PARSERS = new TypeOverrides();
PARSERS.setTypeParser(types.builtins.DATE, String);
PARSERS.setTypeParser(types.builtins.INT8, Number);

/** Opens the database without migrating it, which `migrateToLatest(db)` does. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl !== undefined) {
    return openPool(databaseUrl, 'PostgreSQL server (DATABASE_URL)', options).catch((error: unknown) => {
      const reason = databaseReason(error);
      throw reason === null
        ? error
        : new Error(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
    });
  }

  const server = await startEmbedded(dataDir);
  const database = await openPool(server.url, `embedded PostgreSQL in ${server.folder}`, options).catch(
    async (error: unknown) => {
      await server.stop();
      throw error;
    },
  );
  return { ...database, close: () => database.close().then(() => server.stop()) };
}

async function openPool(
  url: string,
  location: string,
  { name, clockShiftDays = 0, onError = ignore, channels = {} }: DatabaseOptions,
): Promise<Database> {
  const pool = new Pool({
    ...POOL,
    ...(name && { application_name: name }),
    ...(clockShiftDays > 0 && { options: `-c teamieum.clock_shift_days=${clockShiftDays}` }),
    connectionString: url,
    types: PARSERS,
    verify: (client, done) => void prepareConnection(client, channels).then(() => done(), done),
  });
  pool.on('error', onError);
  // Handles connections that break between two statements of a transaction.
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
  });

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedStatements(pool) }) });
  await checkServer(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  let closed: Promise<void> | undefined;
  // The pool refuses later statements as unavailable, as it does in an outage; Kysely would throw an error of its own.
  return { db, pool, listenUrl: url, location, close: () => (closed ??= pool.end()) };
}

/** Runs before the pool hands out a new connection; one that fails is closed. */
async function prepareConnection(client: ClientBase, channels: Channels): Promise<void> {
  await refuseStandby(client);
  for (const name of Object.keys(channels)) await client.query(`listen ${client.escapeIdentifier(name)}`);
}

function ignore() {
  // The next query on that connection reports the same error.
}
