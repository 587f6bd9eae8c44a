import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { insertMember, insertProject } from './testing/rows';

let database: Database;
let writer: number;
let project: number;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
});

beforeEach(async () => {
  project = await insertProject(database.db, writer);
});

afterAll(() => database.close());

async function counts(id = project) {
  return database.db
    .selectFrom('project')
    .select(['comment_count', 'bookmark_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function comment(content: string, parent: number | null = null): Promise<number> {
  const row = { project_id: project, parent_id: parent, writer_id: writer, content };
  return (await database.db.insertInto('project_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

it('counts the bookmarks of a post when they are set and removed', async () => {
  const reader = await insertMember(database.db);
  const rows = [writer, reader].map((member_id) => ({ project_id: project, member_id }));
  await database.db.insertInto('project_bookmark').values(rows).execute();
  expect(await counts()).toMatchObject({ bookmark_count: 2 });

  await database.db.deleteFrom('project_bookmark').where('member_id', '=', reader).execute();
  expect(await counts()).toMatchObject({ bookmark_count: 1 });
});

it('counts a bookmark once that is set twice', async () => {
  const row = { project_id: project, member_id: writer };
  for (let times = 0; times < 2; times += 1) {
    await database.db
      .insertInto('project_bookmark')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  expect(await counts()).toMatchObject({ bookmark_count: 1 });
});

it('counts comments and replies but no tombstones', async () => {
  const root = await comment('함께하고 싶어요');
  const reply = await comment('반가워요', root);
  expect(await counts()).toMatchObject({ comment_count: 2 });

  await database.db.updateTable('project_comment').set({ content: '고쳤어요' }).where('id', '=', reply).execute();
  expect(await counts()).toMatchObject({ comment_count: 2 });

  const erased = { deleted: true, content: '', writer_id: null };
  await database.db.updateTable('project_comment').set(erased).where('id', '=', root).execute();
  expect(await counts()).toMatchObject({ comment_count: 1 });

  await database.db.deleteFrom('project_comment').where('project_id', '=', project).execute();
  expect(await counts()).toMatchObject({ comment_count: 0 });
});

it('deletes a post together with all rows that reference it', async () => {
  const root = await comment('질문 있어요');
  await comment('말씀하세요', root);
  await database.db.insertInto('project_bookmark').values({ project_id: project, member_id: writer }).execute();
  await database.db.deleteFrom('project').where('id', '=', project).execute();
  const left = await database.db.selectFrom('project_comment').select('id').where('project_id', '=', project).execute();
  expect(left).toEqual([]);
});
