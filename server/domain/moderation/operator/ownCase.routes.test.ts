import { OPERATOR_MESSAGES, type LogPage } from '@contract/operator';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

const REPORTED = '선배가 돈을 달라고 했어요.';

let server: TestServer;
let on: Deciding;
let operator: TestMember;
let reporter: TestMember;
let targets: ['PROJECT' | 'PROJECT_COMMENT' | 'PROFILE', number][];

beforeEach(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  reporter = await server.member();
  on = decidingOn(server, operator);
  const post = await recruitingOn(server.call).publish(operator, { title: '운영자의 글' });
  const comment = await commentingOn(server, createPayload()).write(post, '운영자의 댓글', operator);
  targets = [
    ['PROJECT', post],
    ['PROJECT_COMMENT', comment],
    ['PROFILE', operator.id],
  ];
  for (const [target, id] of targets) expect((await on.report(target, id, reporter, REPORTED)).code).toBe(200);
});
afterEach(() => server.close());

it('names neither reporters nor their texts in any response of the desk about own content, to its writer alone', async () => {
  const second = await operatorOn(server);
  for (const [target, id] of targets) {
    const { data, text } = await on.open(target, id);
    expect(data).toMatchObject({ own: true, mayDecide: false, reportList: [], reports: 1 });
    expect(text).not.toMatch(new RegExp(`${reporter.nickname}|${REPORTED}`));
    expect((await on.open(target, id, second)).data.reportList).toMatchObject([{ content: REPORTED }]);
  }
  for (const path of ['reports', 'log', `members?query=${encodeURIComponent(operator.nickname)}`]) {
    const { text } = await server.call('GET', `/api/admin/${path}`, { token: operator.token });
    expect(text).not.toMatch(new RegExp(`${reporter.nickname}|${REPORTED}`));
  }
});

it('is refused to its writer while there is another operator', async () => {
  await makeOperator(server, await server.member());
  for (const [target, id] of targets) {
    expect(await on.measure('DISMISS', target, id)).toMatchObject({ code: 403, message: OPERATOR_MESSAGES.ownContent });
  }
});

it('can be closed by the only operator without naming the reporter, and the log marks it', async () => {
  for (const [target, id] of targets) {
    expect((await on.open(target, id)).data.mayDecide).toBe(true);
    const { code, data, text } = await on.measure('DISMISS', target, id);
    expect([code, data.state, data.reportList]).toEqual([200, 'DONE', []]);
    expect(text).not.toContain(reporter.nickname);
  }
  const log = await server.call<LogPage>('GET', '/api/admin/log?action=DISMISS', { token: operator.token });
  expect(log.data.items.map(({ own }) => own)).toEqual([true, true, true]);
  const csv = await server.call('GET', '/api/admin/log.csv?action=DISMISS', { token: operator.token });
  expect(csv.text.split(OPERATOR_MESSAGES.ownMark)).toHaveLength(4);
});

it('leaves other rows of the log unmarked', async () => {
  const member = await server.member();
  await on.measure('WARN', 'PROFILE', member.id);
  const log = await server.call<LogPage>('GET', '/api/admin/log?action=WARN', { token: operator.token });
  expect(log.data.items.map(({ own }) => own)).toEqual([undefined]);
});
