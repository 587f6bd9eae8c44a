/** @tier full */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createEmptyDatabase } from '../app/testing/database';
import { type TcpProxy } from '../app/testing/tcpProxyLine';
import { proxiedDatabase } from '../app/testing/tcpProxy';
import { DatabaseUnavailable } from './databaseErrors';
import { preparedStatements } from './preparedStatements';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let line: TcpProxy;
let db: Kysely<unknown>;

/** Longer than any statement below except the one that sleeps. */
const PATIENCE = 3_000;

beforeAll(async () => {
  database = await createEmptyDatabase();
  const { url, line: toDatabase } = await proxiedDatabase(database.url);
  line = toDatabase;
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  db = new Kysely({ dialect: new PostgresDialect({ pool: preparedStatements(pool, PATIENCE) }) });
});
afterAll(async () => {
  await db.destroy();
  await line.cut();
  await database.drop();
});

const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

it('waits longer for the response when a statement timeout is set on the connection', async () => {
  const slept = db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    const { rows } = await sql`select pg_sleep(4)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    return rows.length;
  });
  await expect(slept).resolves.toBe(1);
});

it('closes a connection that does not respond, and uses another one', async () => {
  // The connection of the previous test has its default timeout again after it was released.
  const before = await backend();
  line.silence();
  await expect(backend()).rejects.toBeInstanceOf(DatabaseUnavailable);
  await line.mend();
  expect(await backend()).not.toBe(before);
});
