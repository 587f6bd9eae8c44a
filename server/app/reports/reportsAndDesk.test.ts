import { OPERATOR_MESSAGES as TEXT, type LogPage } from '@contract/operator';
import { type NoticePage } from '@contract/notice';
import { decidingOn, type Deciding } from '../testing/deciding';
import { type TestMember } from '../testing/member';
import { operatorOn } from '../testing/operating';
import { recruitingOn } from '../testing/recruiting';
import { startServer, type TestServer } from '../testing/startServer';
import { runReports } from './runReports';

let server: TestServer;
let operator: TestMember;
let desk: Deciding;
let writer: TestMember;
let reporters: TestMember[];

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  desk = decidingOn(server, operator);
  [writer, ...reporters] = await server.fourMembers();
  // Members must be three days old for their reports to hide content.
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
});
afterAll(() => server.close());

/** Runs `npm run reports -- …` on the database of the server. */
async function run(...args: string[]) {
  const lines: string[] = [];
  const isDone = await runReports(args, server.db, { print: (line) => lines.push(line) });
  return { isDone, lines };
}

const publish = () => recruitingOn(server.call).publish(writer, { title: '신고된 글' });

/** Reports a post. @returns the numbers of the reports, the oldest first */
async function report(post: number, by: readonly TestMember[]): Promise<string[]> {
  for (const reporter of by) await desk.report('PROJECT', post, reporter);
  return (await desk.open('PROJECT', post)).data.reportList.map(({ id }) => String(id)).reverse();
}

async function logOf(post: number) {
  const { data } = await server.call<LogPage>('GET', '/api/admin/log', { token: operator.token });
  const rows = data.items.filter(({ target, targetId }) => target === 'PROJECT' && targetId === post);
  return rows.map(({ action, actor, member }) => [action, actor.kind, member?.memberId]);
}

it('closes a case on the desk too, logs it, and refuses a measure that was begun before', async () => {
  const post = await publish();
  const ids = await report(post, [reporters[0]!]);
  const { version } = (await desk.open('PROJECT', post)).data;
  expect((await run('close', ...ids)).isDone).toBe(true);
  expect((await desk.open('PROJECT', post)).data).toMatchObject({ state: 'DONE', reports: 0, total: 1 });
  expect(await logOf(post)).toEqual([['CLOSE', 'COMMAND', writer.id]]);
  const json = { action: 'HIDE', target: 'PROJECT', targetId: post, reason: '광고예요.', version };
  expect(await desk.send(json)).toMatchObject({ code: 409, message: TEXT.caseChanged });
});

it('reopens a case on the desk, and reports a report as closed that the desk has closed', async () => {
  const post = await publish();
  const [id = ''] = await report(post, [reporters[0]!]);
  await desk.measure('DISMISS', 'PROJECT', post);
  expect((await run('close', id)).lines).toEqual([`Report ${id} was already closed.`]);
  expect((await run('reopen', id)).isDone).toBe(true);
  expect((await desk.open('PROJECT', post)).data).toMatchObject({ state: 'OPEN', reports: 1 });
  expect(await logOf(post)).toEqual([
    ['REOPEN', 'COMMAND', writer.id],
    ['DISMISS', 'OPERATOR', writer.id],
  ]);
});

it('notifies a reporter once, even if the report is reopened and decided a second time', async () => {
  const post = await publish();
  const [reporter] = reporters;
  const kinds = async () => {
    const { data } = await server.call<NoticePage>('GET', '/api/notices', { token: reporter!.token });
    return data.notices.map(({ kind }) => kind);
  };
  const before = await kinds();
  const [id = ''] = await report(post, [reporter!]);
  await run('close', id);
  await run('reopen', id);
  expect(await kinds()).toEqual(before);
  await desk.measure('DISMISS', 'PROJECT', post);
  await run('reopen', id);
  await desk.measure('WARN', 'PROJECT', post);
  expect(await kinds()).toEqual(['REPORT_DONE', ...before]);
});

it('does not close reports that have hidden their target until the desk has decided', async () => {
  const post = await publish();
  const ids = await report(post, reporters);
  const refused = await run('close', ...ids);
  expect([refused.isDone, refused.lines.length]).toEqual([false, 3]);
  expect((await desk.open('PROJECT', post)).data).toMatchObject({ state: 'HIDDEN', hidden: true, reports: 3 });
  await desk.measure('HIDE', 'PROJECT', post);
  await run('reopen', ids[0]!);
  expect((await run('close', ids[0]!)).isDone).toBe(true);
  expect((await desk.open('PROJECT', post)).data).toMatchObject({ state: 'DONE', hidden: true, reports: 0 });
});
