import { createTestDatabase } from '../../../app/testing/database';
import { type Database } from '../../../db/connect';
import { addToLog, writeLogLines } from './operatorLog.repository';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const ACT = { at: new Date('2026-11-24T03:00:00Z'), actor: 'COMMAND', actor_id: null, member_id: 7 } as const;

async function writeLines(): Promise<object[]> {
  const lines: object[] = [];
  await writeLogLines(database.db, (line) => lines.push(line));
  return lines;
}

it('writes every row once, oldest first, and an endless suspension without an end', async () => {
  const about = { target: 'PROJECT', target_id: 3, reason: '광고예요.' } as const;
  await addToLog(database.db, { ...ACT, action: 'HIDE', ...about });
  await addToLog(database.db, { ...ACT, action: 'SUSPEND', ...about, until_at: Infinity });
  expect(await writeLines()).toMatchObject([
    { action: 'HIDE', memberId: 7, target: 'PROJECT', targetId: 3, reason: '광고예요.', until: null },
    { action: 'SUSPEND', at: '2026-11-24T03:00:00.000Z', until: null },
  ]);
  expect(await writeLines()).toEqual([]);
});

it('writes all rows of several batches, each by one of two processes', async () => {
  for (let index = 0; index < 250; index += 1) await addToLog(database.db, { ...ACT, action: 'ROLE_ADD' });
  const lines = (await Promise.all([writeLines(), writeLines()])).flat();
  expect(new Set(lines.map((line) => (line as { id: number }).id)).size).toBe(250);
  expect(lines).toHaveLength(250);
});

it('writes no line for a rolled back action, and retries a row whose line could not be written', async () => {
  const act = database.db.transaction().execute(async (trx) => {
    await addToLog(trx, { ...ACT, action: 'ROLE_ADD' });
    throw new Error('rolled back');
  });
  await expect(act).rejects.toThrow('rolled back');
  expect(await writeLines()).toEqual([]);

  await addToLog(database.db, { ...ACT, action: 'ROLE_ADD' });
  const failing = writeLogLines(database.db, () => {
    throw new Error('the log is closed');
  });
  await expect(failing).rejects.toThrow('the log is closed');
  expect(await writeLines()).toHaveLength(1);
});
