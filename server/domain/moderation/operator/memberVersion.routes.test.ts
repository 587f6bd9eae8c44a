import { minuteInKorea } from '@contract/dates';
import { OPERATOR_MESSAGES as TEXT, type MeasurePayload } from '@contract/operator';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Deciding;
let first: TestMember;
let second: TestMember;
let member: TestMember;
/** Two posts of the member, whose cases two tabs show. */
let posts: [number, number];

beforeAll(async () => {
  server = await startServer();
  [first, second] = [await operatorOn(server), await operatorOn(server)];
  on = decidingOn(server, first);
});
afterAll(() => server.close());

beforeEach(async () => {
  member = await server.member();
  const { publish } = recruitingOn(server.call);
  posts = [await publish(member), await publish(member)];
});

/** A measure as the page of a case would send it now. */
async function prepared(action: MeasurePayload['action'], post: number, more: object = {}) {
  const { version, member: card } = (await on.open('PROJECT', post)).data;
  return {
    action,
    target: 'PROJECT',
    targetId: post,
    reason: '광고',
    version,
    memberVersion: card?.version,
    ...more,
  };
}

const untilOf = async () =>
  (await server.db.selectFrom('member').select('suspended_until').where('id', '=', member.id).executeTakeFirstOrThrow())
    .suspended_until;

it.each([
  ['another operator', () => second],
  ['another tab of the same operator', () => first],
])('refuses 7 days decided before %s suspended without end, and keeps that end', async (_case, other) => {
  const stale = await prepared('SUSPEND', posts[0], { days: 7 });
  expect((await on.send(await prepared('SUSPEND', posts[1], { days: null }), other())).code).toBe(200);
  const message = TEXT.memberChanged(TEXT.suspendedState(null));
  expect(message).toBe('그 사이 다른 조치가 있었어요. 지금은 무기한 이용 정지 상태예요.');
  expect(await on.send(stale)).toMatchObject({ code: 409, message });
  expect(await untilOf()).toBe(Infinity);
});

it('names the state in which the member is', async () => {
  const [warn, stale] = [await prepared('WARN', posts[0]), await prepared('WARN', posts[1])];
  expect((await on.send(warn)).code).toBe(200);
  expect(await on.send(stale)).toMatchObject({ code: 409, message: TEXT.memberChanged(TEXT.warnedState) });

  const unsuspended = await prepared('WARN', posts[1]);
  expect((await on.measure('SUSPEND', 'PROJECT', posts[0], { days: 7 })).code).toBe(200);
  const until = minuteInKorea(((await untilOf()) as Date).getTime());
  expect(await on.send(unsuspended)).toMatchObject({
    code: 409,
    message: `그 사이 다른 조치가 있었어요. 지금은 ${until}까지 이용 정지 상태예요.`,
  });
  expect((await on.measure('UNSUSPEND', 'PROJECT', posts[0])).code).toBe(200);
  expect(await on.send(unsuspended)).toMatchObject({ code: 409, message: TEXT.memberChanged(TEXT.plainState) });
});

it('lets one of two measures pass that were decided on the same state and arrive together', async () => {
  const sent = [await prepared('SUSPEND', posts[0], { days: 7 }), await prepared('SUSPEND', posts[1], { days: null })];
  const codes = await Promise.all(sent.map(async (json, tab) => (await on.send(json, tab ? second : first)).code));
  expect(codes.sort()).toEqual([200, 409]);
});

it('shortens a suspension only by 기간 줄이기 in the panel of the member', async () => {
  await on.measure('SUSPEND', 'PROFILE', member.id, { days: 30 });
  const end = await untilOf();
  expect(await on.measure('SUSPEND', 'PROFILE', member.id, { days: 7 })).toMatchObject({
    code: 400,
    errors: [{ field: 'days', message: TEXT.longerOnly }],
  });
  expect(await untilOf()).toEqual(end);
  expect((await on.measure('SUSPEND', 'PROJECT', posts[0], { days: 7, shorten: true })).code).toBe(400);
  expect((await on.measure('SUSPEND', 'PROFILE', member.id, { days: 7, shorten: true })).code).toBe(200);
  expect(await untilOf()).not.toEqual(end);
  expect(await on.measure('SUSPEND', 'PROFILE', member.id, { days: 30, shorten: true })).toMatchObject({
    code: 400,
    errors: [{ field: 'days', message: TEXT.shorterOnly }],
  });
  expect((await on.measure('SUSPEND', 'PROFILE', member.id, { days: null })).code).toBe(200);
});

it('writes the end of an endless suspension as 무기한 into the exported log', async () => {
  expect((await on.measure('SUSPEND', 'PROJECT', posts[0], { days: null })).code).toBe(200);
  const { text } = await server.call('GET', '/api/admin/log.csv?action=SUSPEND', { token: first.token });
  expect(text).toMatch(/,무기한,/);
});
