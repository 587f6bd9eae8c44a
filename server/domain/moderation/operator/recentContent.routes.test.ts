import { type NoticePage } from '@contract/notice';
import { OPERATOR_MESSAGES as TEXT, type HiddenRecent, type RecentContent } from '@contract/operator';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { mailsTo, partsOf } from '../../../app/testing/outboxMails';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertProject } from '../../../db/testing/rows';
import { DAY } from '../../../lib/durations';

let server: TestServer;
let operator: TestMember;
let on: Deciding;
let writer: TestMember;
let mate: TestMember;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
});
afterAll(() => server.close());

beforeEach(async () => {
  [writer, mate] = await server.fourMembers();
});

const REASON = '같은 홍보 글을 여러 번 올렸어요.';

const count = async ({ id }: TestMember) =>
  (await server.call<RecentContent>('GET', `/api/admin/members/${id}/recent`, { token: operator.token })).data;

const hide = ({ id }: { id: number }, { token }: TestMember = operator) =>
  server.call<HiddenRecent>('POST', `/api/admin/members/${id}/recent/hide`, { token, json: { reason: REASON } });

it('counts and hides posts, archives and comments of 30 days, a log row each, with one notice and one mail', async () => {
  const post = await recruitingOn(server.call).publish(writer, { title: '첫 홍보' });
  const others = await recruitingOn(server.call).publish(mate);
  const { write } = commentingOn(server, createPayload());
  const comment = await write(others, '홍보 댓글', writer);
  const archive = await insertArchive(server.db, [writer.id, mate.id], { published_at: new Date() });
  const old = await insertProject(server.db, writer.id, { created_at: new Date(Date.now() - 31 * DAY) });
  await on.report('PROJECT', post, mate);

  expect(await count(writer)).toEqual({ posts: 1, archives: 1, comments: 1 });
  expect((await hide(writer)).data).toEqual({ hidden: 3 });
  expect(await count(writer)).toEqual({ posts: 0, archives: 0, comments: 0 });
  const codes = await Promise.all(
    [`/api/projects/${post}`, `/api/archive/${archive}`, `/api/projects/${old}`].map(
      async (path) => (await server.call('GET', path)).code,
    ),
  );
  expect(codes).toEqual([404, 404, 200]);
  expect((await on.open('PROJECT_COMMENT', comment)).data).toMatchObject({ hidden: true, state: 'DONE' });
  expect((await on.open('PROJECT', post)).data).toMatchObject({ reports: 0, state: 'DONE' });

  const log = await server.db
    .selectFrom('operator_log')
    .select(['action', 'reason'])
    .where('member_id', '=', writer.id)
    .execute();
  expect(log).toEqual(Array.from({ length: 3 }, () => ({ action: 'HIDE', reason: REASON })));
  const { notices } = (await server.call<NoticePage>('GET', '/api/notices', { token: writer.token })).data;
  expect(notices.map(({ kind }) => kind)).toEqual(['HIDDEN']);
  const mails = await mailsTo(writer, server);
  expect(mails).toHaveLength(1);
  expect(partsOf(mails[0]!)[0]).toContain('대상: 글 3개');
});

it('confirms what reports have hidden, and leaves out what operators have hidden', async () => {
  const [first, second] = [
    await recruitingOn(server.call).publish(writer),
    await recruitingOn(server.call).publish(writer),
  ];
  await on.measure('HIDE', 'PROJECT', first);
  await server.db
    .updateTable('project')
    .set({ hidden_at: new Date(), hidden_by: 'AUTO' })
    .where('id', '=', second)
    .execute();
  expect((await hide(writer)).data).toEqual({ hidden: 1 });
  expect((await on.open('PROJECT', second)).data.state).toBe('DONE');
});

it('is refused for a member without such texts, an operator, oneself and an unknown member', async () => {
  expect(await hide(writer)).toMatchObject({ code: 409, message: TEXT.nothingToHide });
  await makeOperator(server, mate);
  expect(await hide(mate)).toMatchObject({ code: 409, message: TEXT.ofOperator });
  expect(await hide(operator)).toMatchObject({ code: 403, message: TEXT.ownContent });
  expect((await hide({ id: 9_999_999 })).code).toBe(404);
});
