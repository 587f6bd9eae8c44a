/** @tier full */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '../../db/connect';
import { insertMember } from '../../db/testing/rows';
import { withdraw } from '../../db/testing/withdraw';
import { runProgram } from '../testing/builtProgram';
import { copyCreatedDatabase } from '../testing/createdDatabase';
import { createTestDatabase } from '../testing/database';
import { runOperator } from './runOperator';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await insertMember(database.db, { nickname: '첫운영자', username: 'firstop' });
});
afterEach(() => database.close());

async function run(...args: string[]): Promise<[boolean, string[]]> {
  const lines: string[] = [];
  const isDone = await runOperator(args, database.db, (line) => lines.push(line));
  return [isDone, lines];
}

const PROGRAM = 'server/app/operator/main.ts';

const logOf = (memberId: number) =>
  database.db.selectFrom('operator_log').select(['actor', 'action']).where('member_id', '=', memberId).execute();

it('prints a note when there is no operator', async () => {
  expect(await run('list')).toEqual([true, ['No operators']]);
});

it('makes a member an operator by nickname or username, logs it once and lists it', async () => {
  expect(await run('add', '첫운영자')).toEqual([true, ['첫운영자 (firstop) is an operator now.']]);
  expect(await run('add', 'FIRSTOP')).toEqual([true, ['첫운영자 (firstop) is an operator already.']]);
  expect(await run('list')).toEqual([true, ['첫운영자 (firstop)', '1 operator']]);
});

it('refuses to remove the last operator, and removes one of two', async () => {
  await run('add', 'firstop');
  expect(await run('remove', 'firstop')).toEqual([
    false,
    ['첫운영자 (firstop) is the last operator. Add another one first.'],
  ]);
  const second = await insertMember(database.db, { nickname: '둘째', username: 'second' });
  await run('add', '둘째');
  expect(await run('remove', '둘째')).toEqual([true, ['둘째 (second) is no operator any more.']]);
  expect(await run('remove', '둘째')).toEqual([true, ['둘째 (second) is no operator.']]);
  expect(await logOf(second)).toEqual([
    { actor: 'COMMAND', action: 'ROLE_ADD' },
    { actor: 'COMMAND', action: 'ROLE_REMOVE' },
  ]);
});

it('refuses an unknown name, a withdrawn member and a name of two members', async () => {
  expect(await run('add', '아무도')).toEqual([false, ['There is no member 아무도.']]);
  const gone = await insertMember(database.db, { nickname: '떠난이', username: 'gone' });
  await withdraw(database.db, gone);
  expect((await run('add', '떠난이'))[0]).toBe(false);
  await insertMember(database.db, { nickname: 'twin', username: 'other' });
  await insertMember(database.db, { nickname: '쌍둥이', username: 'twin' });
  const [isDone, lines] = await run('add', 'twin');
  expect([isDone, lines[0]]).toEqual([false, expect.stringContaining('twin (other) and of 쌍둥이 (twin)')]);
});

it('refuses a suspended member until the suspension has ended', async () => {
  const hour = 3_600_000;
  const until = new Date(Date.now() + hour);
  const id = await insertMember(database.db, { nickname: '정지된', suspended_until: until, suspended_reason: '광고' });
  expect((await run('add', '정지된'))[0]).toBe(false);
  const past = new Date(Date.now() - hour);
  await database.db.updateTable('member').set({ suspended_until: past }).where('id', '=', id).execute();
  expect((await run('add', '정지된'))[0]).toBe(true);
});

it.each([[[]], [['add']], [['promote', 'a']], [['add', 'a', 'b']]])(
  'prints its usage for the arguments %j and fails',
  async (args) => {
    const [isDone, [help]] = await run(...args);
    expect([isDone, help]).toEqual([false, expect.stringContaining('npm run operator -- add')]);
  },
);

it('starts the embedded database itself when it runs as a program without DATABASE_URL', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-operator-'));
  await chmod(folder, 0o755);
  await copyCreatedDatabase(folder);
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  const failed = (await runProgram(PROGRAM, ['add', 'nobody'], env).catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  expect([failed.code, failed.stdout]).toEqual([1, 'There is no member nobody.\n']);
  await rm(folder, { recursive: true });
});

it('uses its own connection to DATABASE_URL when it runs as a program', async () => {
  await run('add', 'firstop');
  const { stdout } = await runProgram(PROGRAM, ['list'], { DATABASE_URL: database.listenUrl });
  expect(stdout).toContain('첫운영자 (firstop)');
  const beside = await connectDatabase({ databaseUrl: database.listenUrl, dataDir: '' });
  await beside.close();
});
