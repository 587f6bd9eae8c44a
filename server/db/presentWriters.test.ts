import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { insertMember, insertProject } from './testing/rows';
import { withdraw } from './testing/withdraw';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const gone = expect.objectContaining({ code: '23503', constraint: 'member_present' }) as Error;

describe('a withdrawn member', () => {
  let left: number;
  let leftPost: number;
  let post: number;
  beforeAll(async () => {
    const { db } = database;
    left = await insertMember(db);
    leftPost = await insertProject(db, left, { closed: true });
    post = await insertProject(db, await insertMember(db));
    await withdraw(database.db, left);
  });

  it('cannot insert or reopen a post', async () => {
    const { db } = database;
    await expect(insertProject(db, left)).rejects.toEqual(gone);
    const reopening = db.updateTable('project').set({ closed: false, closed_reason: null }).where('id', '=', leftPost);
    await expect(reopening.execute()).rejects.toEqual(gone);
  });

  it('cannot comment, bookmark or join a team', async () => {
    const { db } = database;
    const comment = { project_id: post, writer_id: left, parent_id: null, content: '저요' };
    await expect(db.insertInto('project_comment').values(comment).execute()).rejects.toEqual(gone);
    const row = { project_id: post, member_id: left };
    await expect(db.insertInto('project_bookmark').values(row).execute()).rejects.toEqual(gone);
    const member = db.insertInto('project_member').values({ ...row, role: 'FRONT_END' });
    await expect(member.execute()).rejects.toEqual(gone);
  });

  it('cannot invite members', async () => {
    const invitation = { project_id: leftPost, member_id: await insertMember(database.db) };
    await expect(database.db.insertInto('project_invitation').values(invitation).execute()).rejects.toEqual(gone);
  });

  it("is locked until the withdrawal commits, so that concurrent writes in the member's name fail", async () => {
    const { db } = database;
    const leaving = await insertMember(db);
    let writing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('member').select('id').where('id', '=', leaving).forUpdate().execute();
      writing = expect(insertProject(db, leaving)).rejects.toEqual(gone);
      await withdraw(trx, leaving);
    });
    await writing;
  });
});
