import { sql } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { addToLog } from '../domain/moderation/measures/operatorLog.repository';
import { type Database } from './connect';
import { insertMember } from './testing/rows';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await addToLog(database.db, { at: new Date(), actor: 'COMMAND', actor_id: null, action: 'ROLE_ADD', member_id: 1 });
});
afterAll(() => database.close());

const CHANGES = [
  `update operator_log set reason = 'x'`,
  'update operator_log set reason = reason where false',
  'delete from operator_log',
  'truncate operator_log',
];

const rows = () => database.db.selectFrom('operator_log').selectAll().execute();

describe.each(CHANGES)('the statement "%s" on the log', (change) => {
  it('is refused to the role of the application', async () => {
    const before = await rows();
    await expect(sql.raw(change).execute(database.db)).rejects.toMatchObject({ code: '42501' });
    expect(await rows()).toEqual(before);
  });

  it('is refused to a superuser, also as a replica', async () => {
    const before = await rows();
    for (const role of ['origin', 'replica']) {
      const changing = database.db.transaction().execute(async (trx) => {
        await sql`select set_config('session_replication_role', ${role}, true)`.execute(trx);
        await sql.raw(change).execute(trx);
      });
      await expect(changing).rejects.toMatchObject({ code: '42501' });
    }
    expect(await rows()).toEqual(before);
  });
});

it('revokes the privileges of the application to change the log', async () => {
  const { rows: granted } = await sql<{ privilege: string }>`
    select privilege_type as privilege from information_schema.role_table_grants
      where table_name = 'operator_log' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
  `.execute(database.db);
  expect(granted).toEqual([]);
});

it('leaves one operator when two operators give up the role concurrently', async () => {
  const ids = [await insertMember(database.db), await insertMember(database.db)];
  await database.db.updateTable('member').set({ account_role: 'OPERATOR' }).where('id', 'in', ids).execute();
  const outcomes = await Promise.allSettled(
    ids.map((id) => database.db.updateTable('member').set({ account_role: 'MEMBER' }).where('id', '=', id).execute()),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
