import { sql } from 'kysely';
import { startServer, type TestServer } from '../app/testing/startServer';
import { builtQuery } from './builtQuery';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('is built once, and answers each call with its own values', async () => {
  const [one, other] = [await server.member(), await server.member()];
  let builds = 0;
  const members = builtQuery((db, { id, name }: { id: number; name: string }) => {
    builds += 1;
    return db.selectFrom('member').select('nickname').where('id', '=', id).where('nickname', '=', name);
  });
  const read = ({ id, nickname }: { id: number; nickname: string }) => members(server.db, { id, name: nickname });
  expect(await Promise.all([one, other].map(read))).toEqual([
    [{ nickname: one.nickname }],
    [{ nickname: other.nickname }],
  ]);
  expect(await read({ id: one.id, nickname: other.nickname })).toEqual([]);
  expect(builds).toBe(1);
});

it('takes arrays and null as values, and keeps the constants of its text', async () => {
  const rows = builtQuery(
    (_, { ids, text }: { ids: number[]; text: string | null }) =>
      sql<{ ids: number[]; text: string | null; fixed: string }>`
        select ${ids}::int[] as ids, ${text}::text as text, ${'그대로'}::text as fixed`,
  );
  expect(await rows(server.db, { ids: [3, 4], text: null })).toEqual([{ ids: [3, 4], text: null, fixed: '그대로' }]);
});

it('refuses a query that calculates with a value while it is built', async () => {
  const rows = builtQuery((_, { page }: { page: number }) => sql`select ${page * 12}::int as first`);
  await expect(rows(server.db, { page: 2 })).rejects.toThrow("may not look at the value of 'page'");
});
