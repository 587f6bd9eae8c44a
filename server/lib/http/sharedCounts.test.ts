import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { MINUTE } from '../durations';
import { createSharedCount, deleteExpiredCallCounts, type CountCall, type SharedRate } from './sharedCounts';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** The counters of several processes for one limit. */
const processes = (number: number, rate: SharedRate): CountCall[] =>
  Array.from({ length: number }, () => createSharedCount(database.db, rate));

/** Makes concurrent calls. @returns the number of allowed ones */
async function letThrough(calls: number, act: (call: number) => Promise<number | null>): Promise<number> {
  const waits = await Promise.all(Array.from({ length: calls }, (_, call) => act(call)));
  return waits.filter((wait) => wait === null).length;
}

const endWindows = () =>
  database.db
    .updateTable('call_count')
    .set({ ends_at: sql<Date>`now()` })
    .execute();

it('allows exactly the limit of calls over all processes', async () => {
  const counts = processes(3, { max: 30, per: MINUTE, block: 1, most: 1 });
  expect(await letThrough(90, (call) => counts[call % 3]!('caller'))).toBe(30);
  expect(await letThrough(5, (call) => counts[call % 3]!('other'))).toBe(5);
});

it('never exceeds the limit when several processes reserve blocks, and reaches it with one process', async () => {
  const rate = { max: 100, per: MINUTE, block: 7, most: 14 };
  const [alone] = processes(1, rate);
  expect(await letThrough(150, () => alone!('caller'))).toBe(100);

  const counts = processes(4, rate);
  const passed = await letThrough(400, (call) => counts[call % 4]!('spread'));
  expect(passed).toBeLessThanOrEqual(100);
  expect(passed).toBeGreaterThan(100 - 3 * rate.most);
});

it('runs one statement per block, and none beyond the limit', async () => {
  const [count] = processes(1, { max: 40, per: MINUTE, block: 20, most: 20 });
  const called = async () => (await database.db.selectFrom('call_count').select('calls').execute())[0]?.calls;
  for (let call = 0; call < 20; call += 1) await count!('caller');
  expect(await called()).toBe(20);
  for (let call = 0; call < 200; call += 1) await count!('caller');
  expect(await called()).toBe(60);
});

it('reserves larger blocks for a frequent caller', async () => {
  const [count] = processes(1, { max: 1_000, per: MINUTE, block: 10, most: 30 });
  const taken = async () => (await database.db.selectFrom('call_count').select('calls').execute())[0]?.calls;
  const steps = [];
  for (let call = 0; call < 71; call += 1) {
    await count!('caller');
    steps.push(await taken());
  }
  expect([...new Set(steps)]).toEqual([10, 20, 40, 70, 100]);
});

it('returns the time to wait, and starts again after the window', async () => {
  const rate = { max: 1, per: MINUTE, block: 1, most: 1 };
  const [first, second, third] = processes(3, rate) as [CountCall, CountCall, CountCall];
  expect(await first('caller')).toBeNull();
  const wait = await second('caller');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(MINUTE);

  await endWindows();
  expect(await third('caller')).toBeNull();
});

it('deletes ended windows and no others', async () => {
  const [count] = processes(1, { max: 1, per: MINUTE, block: 1, most: 1 });
  await count!('early');
  await endWindows();
  await count!('late');
  await deleteExpiredCallCounts(database.db);
  expect(await database.db.selectFrom('call_count').select('key').execute()).toEqual([{ key: 'late' }]);
});
