import { sql } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { insertArchive, insertMember, insertProject } from './testing/rows';

let database: Database;
let writer: number;
let mate: number;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
  mate = await insertMember(database.db);
});

afterAll(() => database.close());

const bucketsOf = (list: 'project' | 'archive') =>
  database.db
    .selectFrom('list_bucket')
    .select(['bucket', 'total', 'version'])
    .where('list', '=', list)
    .orderBy('bucket')
    .execute();

const versionOf = async (list: 'project' | 'archive') =>
  (await database.db.selectFrom('list_total').select('version').where('list', '=', list).executeTakeFirstOrThrow())
    .version;

it('counts recruitment posts by 1,024 ids and marks the bucket that changed', async () => {
  await sql`alter sequence project_id_seq restart with 1023`.execute(database.db);
  const ids = [];
  for (let made = 0; made < 3; made += 1) ids.push(await insertProject(database.db, writer));
  expect(await bucketsOf('project')).toEqual([
    { bucket: 0, total: 1, version: 1 },
    { bucket: 1, total: 2, version: 3 },
  ]);

  await database.db
    .updateTable('project')
    .set({ step: 'DESIGNING' })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  expect((await bucketsOf('project')).map(({ version }) => version)).toEqual([4, 3]);
  await database.db.deleteFrom('project').execute();
  expect((await bucketsOf('project')).map(({ total, version }) => [total, version])).toEqual([
    [0, 5],
    [0, 5],
  ]);
  expect(await versionOf('project')).toBe(5);
});

it('counts published archives by day and sees a changed title', async () => {
  const day = (text: string) => new Date(text).getTime() / 86_400_000;
  const change = database.db.updateTable('archive');
  const id = await insertArchive(database.db, [writer, mate]);
  expect(await bucketsOf('archive')).toEqual([]);

  await change
    .set({ published_at: new Date('2026-03-01T23:59:59Z') })
    .where('id', '=', id)
    .execute();
  await insertArchive(database.db, [writer, mate], { published_at: new Date('2026-03-02T00:00:00Z') });
  const published = await versionOf('archive');
  expect(await bucketsOf('archive')).toEqual([
    { bucket: day('2026-03-01'), total: 1, version: published - 1 },
    { bucket: day('2026-03-02'), total: 1, version: published },
  ]);

  await change.set({ view_count: 3 }).where('id', '=', id).execute();
  expect(await versionOf('archive')).toBe(published);
  await change.set({ title_key: 'another' }).where('id', '=', id).execute();
  expect((await bucketsOf('archive')).map(({ version }) => version)).toEqual([published + 1, published]);
  await database.db.deleteFrom('archive').where('id', '=', id).execute();
  expect((await bucketsOf('archive')).map(({ total }) => total)).toEqual([0, 1]);
});
