import { createEmptyDatabase } from '../app/testing/database';
import { connectDatabase, type Database } from './connect';
import { isMigrated, migrateToLatest } from './migrate';

const PROCESSES = 10;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
const opened: Database[] = [];

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await empty.drop();
});

async function open(): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
  opened.push(database);
  return database;
}

it('is ready only once every migration has run', async () => {
  const { db } = await open();
  expect(await isMigrated(db)).toBe(false);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

it('runs every migration exactly once when ten apps start at the same moment', async () => {
  const apps = await Promise.all(Array.from({ length: PROCESSES }, open));
  const runs = await Promise.all(apps.map(({ db }) => migrateToLatest(db)));
  const names = runs.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(runs.filter((run) => run.length > 0)).toHaveLength(1);
});

it('gives the statement timeout back afterwards', async () => {
  const { db, pool } = await open();
  await migrateToLatest(db);
  const { rows } = await pool.query<{ value: string }>("select current_setting('statement_timeout') as value");
  expect(rows).toEqual([{ value: '15s' }]);
});
