import { sql } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { DatabaseUnavailable } from './databaseErrors';
import { inTransaction } from './inTransaction';
import { type Trx } from './tables';
import { insertMember } from './testing/rows';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Work that PostgreSQL cancels a number of times before it succeeds. */
function cancelled(times: number, code = '40P01') {
  const runs: number[] = [];
  const work = async (trx: Trx) => {
    runs.push(await insertMember(trx));
    if (runs.length <= times) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx);
    return runs.length;
  };
  return { runs, work };
}

const exists = async (id: number | undefined) => {
  const row = database.db
    .selectFrom('member')
    .select('id')
    .where('id', '=', id ?? 0);
  return (await row.executeTakeFirst()) !== undefined;
};

it.each(['40P01', '40001'])(
  'runs work again that PostgreSQL has cancelled with %s, without its writes',
  async (code) => {
    const { runs, work } = cancelled(2, code);
    expect(await inTransaction(database.db, work)).toBe(3);
    expect(await Promise.all(runs.map(exists))).toEqual([false, false, true]);
  },
);

it('is DatabaseUnavailable when the third try is cancelled, too', async () => {
  const { runs, work } = cancelled(3);
  await expect(inTransaction(database.db, work)).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(runs).toHaveLength(3);
});

it('never runs work twice that has effects outside of the database', async () => {
  const { runs, work } = cancelled(1);
  await expect(inTransaction(database.db, work, { once: true })).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(runs).toHaveLength(1);
});

it('does not run work again that fails for another reason', async () => {
  const { runs, work } = cancelled(1, '23514');
  await expect(inTransaction(database.db, work)).rejects.toMatchObject({ code: '23514' });
  expect(runs).toHaveLength(1);
});

it('ends a real deadlock: both transactions commit', async () => {
  const [one, other] = [await insertMember(database.db), await insertMember(database.db)];
  const lock = (trx: Trx, id: number) =>
    trx.updateTable('member').set({ introduction: '잠금' }).where('id', '=', id).execute();
  let first = () => undefined as void;
  let second = () => undefined as void;
  const [firstLocked, secondLocked] = [
    new Promise<void>((resolve) => (first = resolve)),
    new Promise<void>((resolve) => (second = resolve)),
  ];
  const both = [
    inTransaction(database.db, async (trx) => {
      await lock(trx, one);
      first();
      await secondLocked;
      await lock(trx, other);
    }),
    inTransaction(database.db, async (trx) => {
      await lock(trx, other);
      second();
      await firstLocked;
      await lock(trx, one);
    }),
  ];
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});
