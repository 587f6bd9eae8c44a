import { OPERATOR_MESSAGES as TEXT, type Measure } from '@contract/operator';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Deciding;
let writer: TestMember;
let post: number;

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
});
afterAll(() => server.close());

/** A post that three reports have hidden. */
beforeEach(async () => {
  const [author, ...reporters] = await server.fourMembers();
  writer = author;
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  post = await recruitingOn(server.call).publish(writer, { title: '신고된 글' });
  for (const reporter of reporters) await on.report('PROJECT', post, reporter);
});

const actionsOf = async () =>
  (
    await server.db.selectFrom('operator_log').select('action').where('target_id', '=', post).orderBy('id').execute()
  ).map(({ action }) => action);
const isReadable = async () => (await server.call('GET', `/api/projects/${post}`)).code === 200;

const ON_MEMBER: [Measure, object][] = [
  ['WARN', {}],
  ['SUSPEND', { days: 7 }],
];

it.each(ON_MEMBER)('is not closed by %s without a decision about its content', async (action, more) => {
  expect(await on.measure(action, 'PROJECT', post, more)).toMatchObject({
    code: 400,
    errors: [{ field: 'content', message: TEXT.contentEmpty }],
  });
  expect((await on.open('PROJECT', post)).data).toMatchObject({ state: 'HIDDEN', reports: 3 });
});

it.each(ON_MEMBER)('is closed by %s that hides the content', async (action, more) => {
  const { code, data } = await on.measure(action, 'PROJECT', post, { ...more, content: 'HIDE' });
  expect([code, data.state, data.hidden]).toEqual([200, 'DONE', true]);
  expect((await actionsOf()).slice(-2)).toEqual(['HIDE', action]);
  expect(await isReadable()).toBe(false);
});

it('is closed by WARN that restores the content', async () => {
  const { code, data } = await on.measure('WARN', 'PROJECT', post, { content: 'RESTORE' });
  expect([code, data.state, data.hidden]).toEqual([200, 'DONE', false]);
  expect((await actionsOf()).slice(-2)).toEqual(['RESTORE', 'WARN']);
  expect(await isReadable()).toBe(true);
});

it('waits in the queue also without open reports, and can be dismissed', async () => {
  await server.db.updateTable('report').set({ closed_at: new Date() }).where('target_id', '=', post).execute();
  const listed = (await on.queue()).data.cases.find(({ targetId }) => targetId === post);
  expect(listed).toMatchObject({ state: 'HIDDEN', reports: 0, total: 3 });
  expect((await on.measure('DISMISS', 'PROJECT', post)).data).toMatchObject({ state: 'DONE', hidden: false });
});
