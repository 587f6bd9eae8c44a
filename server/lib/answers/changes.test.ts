import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember, insertProject } from '../../db/testing/rows';
import { createChanges, type Changes } from './changes';

let database: Database;
let writer: number;
let heard: string[];
let changes: Changes;

beforeEach(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
  heard = [];
  changes = createChanges(database.listenUrl, (error) => {
    throw error;
  });
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
