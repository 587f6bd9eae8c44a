import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember, insertProject } from '../../db/testing/rows';
import { createChanges, type Changes } from './changes';
import { forgetChanges } from './forgetChanges';

let database: Database;
let writer: number;
let heard: string[];
let changes: Changes;

beforeEach(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
  heard = [];
  changes = createChanges(database.listenUrl);
  changes.onChange((topics) => void heard.push(...topics));
});
afterEach(async () => {
  await changes.close();
  await database.close();
});

async function look(): Promise<string[]> {
  heard = [];
  await changes.upToDate();
  return heard.sort();
}

it('tells everything at first, then what was committed, each once', async () => {
  const first = await insertProject(database.db, writer);
  expect(await look()).toEqual(['everything']);
  expect(await look()).toEqual([]);
  await database.db.updateTable('project').set({ closed: true }).where('id', '=', first).execute();
  const second = await insertProject(database.db, writer);
  expect(await look()).toEqual(
    ['project', `project ${first}`, `project ${second}`, 'projects', 'ties', `ties ${writer}`].sort(),
  );
  expect(await look()).toEqual([]);
});

it('tells of a transaction when it is committed, however many began and ended after it', async () => {
  await look();
  let late = 0;
  await database.db.transaction().execute(async (slow) => {
    late = await insertProject(slow, writer);
    const other = await insertMember(database.db);
    await database.db.updateTable('member').set({ nickname: '새이름' }).where('id', '=', other).execute();
    expect(await look()).toEqual(['person', expect.stringMatching(/^person /)]);
  });
  expect(await look()).toContain(`project ${late}`);
});

it('never tells of what was taken back', async () => {
  await look();
  const failing = database.db.transaction().execute(async (trx) => {
    await insertProject(trx, writer);
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await look()).toEqual([]);
});

it('begins anew after its connection broke', async () => {
  await look();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'teamieum changes'`.execute(database.db);
  const post = await insertProject(database.db, writer);
  const found = await look().catch(() => look());
  expect(found).toContain(`project ${post}`);
});

it('is forgotten half an hour later, and no earlier', async () => {
  await insertProject(database.db, writer);
  await database.db
    .insertInto('change')
    .values({ topic: 'project 9', told_at: sql<Date>`now() - interval '31 minutes'` })
    .execute();
  const told = async () => (await database.db.selectFrom('change').select('topic').execute()).map(({ topic }) => topic);
  expect(await told()).toContain('project 9');
  const before = (await told()).length;
  expect(await forgetChanges(database.db)).toBe(1);
  expect(await told()).not.toContain('project 9');
  expect(await told()).toHaveLength(before - 1);
});

it('finds what is new by its index, however much was told before', async () => {
  // As the server does by itself: an empty table is thought to stay one.
  await sql`analyze change`.execute(database.db);
  for (let time = 0; time < 10; time += 1) {
    await insertProject(database.db, writer);
    await look();
  }
  await changes.close();
  expect(await scansOfChanges()).toEqual({ whole: 0, byIndex: 10 });
});

/** Told by the server once the process that looked has ended. */
async function scansOfChanges(): Promise<unknown> {
  for (;;) {
    const { rows } = await sql<{ whole: number; byIndex: number; looking: number }>`
      select seq_scan::int as whole, idx_scan::int as "byIndex", (
          select count(*) from pg_stat_activity
            where datname = current_database() and application_name = 'teamieum changes'
        )::int as looking
        from pg_stat_user_tables where relname = 'change'
    `.execute(database.db);
    const [{ looking, ...scans } = { looking: 1 }] = rows;
    if (looking === 0) return scans;
    await setTimeout(20);
  }
}
