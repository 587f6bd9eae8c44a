import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { insertArchive, insertMember } from './testing/rows';

let database: Database;
let writer: number;
let mate: number;
let archive: number;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
  mate = await insertMember(database.db);
});

beforeEach(async () => {
  archive = await insertArchive(database.db, [writer, mate], { published_at: new Date() });
});

afterAll(() => database.close());

const counts = () =>
  database.db
    .selectFrom('archive')
    .select(['comment_count', 'bookmark_count'])
    .where('id', '=', archive)
    .executeTakeFirstOrThrow();

async function comment(content: string, parent: number | null = null): Promise<number> {
  const row = { archive_id: archive, parent_id: parent, writer_id: writer, content };
  return (await database.db.insertInto('archive_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

it('counts the bookmarks of an archive when they are set and removed', async () => {
  const reader = await insertMember(database.db);
  const rows = [writer, reader].map((member_id) => ({ archive_id: archive, member_id }));
  await database.db.insertInto('archive_bookmark').values(rows).execute();
  expect(await counts()).toMatchObject({ bookmark_count: 2 });
  await database.db.deleteFrom('archive_bookmark').where('member_id', '=', reader).execute();
  expect(await counts()).toMatchObject({ bookmark_count: 1 });
});

it('counts comments and replies but no tombstones', async () => {
  const root = await comment('축하해요');
  const reply = await comment('고마워요', root);
  expect(await counts()).toMatchObject({ comment_count: 2 });

  await database.db.updateTable('archive_comment').set({ content: '고쳤어요' }).where('id', '=', reply).execute();
  expect(await counts()).toMatchObject({ comment_count: 2 });

  const erased = { deleted: true, content: '', writer_id: null };
  await database.db.updateTable('archive_comment').set(erased).where('id', '=', root).execute();
  expect(await counts()).toMatchObject({ comment_count: 1 });

  await database.db.deleteFrom('archive_comment').where('archive_id', '=', archive).execute();
  expect(await counts()).toMatchObject({ comment_count: 0 });
});

it('deletes an archive together with all rows that reference it', async () => {
  const root = await comment('질문 있어요');
  await comment('말씀하세요', root);
  await database.db.insertInto('archive_bookmark').values({ archive_id: archive, member_id: writer }).execute();
  await database.db
    .insertInto('archive_image')
    .values({ archive_id: archive, position: 0, file_key: 'image/a.webp' })
    .execute();
  await database.db.deleteFrom('archive').where('id', '=', archive).execute();
  for (const table of ['archive_member', 'archive_comment', 'archive_bookmark', 'archive_image'] as const) {
    const left = await database.db.selectFrom(table).select('archive_id').where('archive_id', '=', archive).execute();
    expect([table, left]).toEqual([table, []]);
  }
});
