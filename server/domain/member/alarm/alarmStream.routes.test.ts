/** @tier full */
import { type Alarms } from '@contract/alarm';
import { TIMES } from '@contract/limits';
import { type ProjectPayload } from '@contract/project';
import { evaluatingOn } from '../../../app/testing/evaluating';
import { type TestMember } from '../../../app/testing/member';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { notifyAlarms } from '../../notice/notifyAlarms.repository';
import { createPayload } from '../../../app/testing/samplePayload';
import { findOpenSessions } from './alarmSession.repository';
import { openStream, type TestStream } from './testing/openStream';

let server: TestServer;
let writer: TestMember;
const streams: TestStream[] = [];

beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  writer = await server.member();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});
afterAll(() => server.close());

async function open({ token }: TestMember): Promise<TestStream> {
  const stream = await openStream(server.app, token);
  streams.push(stream);
  return stream;
}

async function publish(overrides: Partial<ProjectPayload>): Promise<number> {
  const json = createPayload(overrides);
  return (await server.call<number>('POST', '/api/projects', { token: writer.token, json })).data;
}

async function inviteOf({ token }: TestMember): Promise<string> {
  const { data } = await server.call<Alarms>('GET', '/api/alarm/project-archive', { token });
  return `/api/alarm/invited-projects/${data.inviteProjectOutputList[0]?.projectInvitedMemberId}`;
}

/** The session ids of the members, in the same order. */
async function sessionsOf(...members: TestMember[]): Promise<string[]> {
  const ids = members.map(({ id }) => id);
  const query = server.db.selectFrom('session').select('id').where('member_id', 'in', ids).orderBy('member_id');
  return (await query.execute()).map(({ id }) => id);
}

it('is an event stream without caching, compression or buffering', async () => {
  const { response } = await open(await server.member());
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('sends the id of an archive to its named members when a member answers, evaluates or publishes, and to no others', async () => {
  const on = evaluatingOn(server);
  const [mate, third, outsider] = [await server.member(), await server.member(), await server.member()];
  const team: [TestMember, TestMember, TestMember] = [writer, mate, third];
  const [stream, strangers] = [await open(mate), await open(outsider)];
  const archive = await on.register(team, {}, [mate, third]);
  await on.age(archive, 20);
  const answer = (consent: string, { token }: TestMember) =>
    server.call('PUT', `/api/archive/${archive}/consent`, { token, json: { consent } });
  const changes: (() => Promise<unknown>)[] = [
    () => answer('CONFIRMED', mate),
    () => on.evaluate(archive, writer, team),
    () => on.publish(archive, writer),
    () => answer('DECLINED', third),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    expect(await stream.archives(index + 1)).toEqual(Array(index + 1).fill(archive));
  }
  await notifyAlarms(server.db, [outsider.id]);
  await strangers.alarms(1);
  await server.call('POST', '/api/logout', { cookies: { refresh: outsider.refresh } });
  expect(await strangers.end()).not.toContain('event: archive');
});

it('sends the id of an archive to the other tabs of a member who declines it', async () => {
  const on = evaluatingOn(server);
  const mate = await server.member();
  const otherTab = await open(mate);
  const archive = await on.register([writer, mate], {}, [mate]);
  const json = { consent: 'DECLINED' };
  await server.call('PUT', `/api/archive/${archive}/consent`, { token: mate.token, json });
  expect(await otherTab.archives(1)).toEqual([archive]);
});

it('sends what has changed between the load of a page and the connection of its stream', async () => {
  const on = evaluatingOn(server);
  const [mate, outsider] = [await server.member(), await server.member()];
  const connected = await open(mate);
  const archive = await on.register([writer, mate], {}, [mate]);
  const json = { consent: 'CONFIRMED' };
  await server.call('PUT', `/api/archive/${archive}/consent`, { token: mate.token, json });
  // Once a connected stream has the events, the server has received them.
  await connected.archives(1);
  await connected.alarms(1);

  const late = await open(mate);
  expect(await late.archives(1)).toEqual([archive]);
  expect(await late.alarms(1)).toBe(1);
  const strangers = await open(outsider);
  await server.call('POST', '/api/logout', { cookies: { refresh: outsider.refresh } });
  expect(await strangers.end()).not.toContain('event');
});

it('returns 40201 to visitors and 405 to HEAD', async () => {
  expect((await server.call('GET', '/api/alarm/stream')).status).toBe(40201);
  expect((await server.call('GET', '/api/alarm/stream', { token: 'no token' })).status).toBe(40201);
  expect((await server.call('HEAD', '/api/alarm/stream', { token: writer.token })).code).toBe(405);
});

describe('the stream of alarms sends an event', () => {
  it('when the member is invited, and when the post is edited, closed, reopened or deleted', async () => {
    const member = await server.member();
    const stream = await open(member);
    const invitedMembersNicknames = [member.nickname];
    const { token } = writer;

    const id = await publish({ invitedMembersNicknames });
    expect(await stream.alarms(1)).toBe(1);

    const json = createPayload({ title: '새 제목', invitedMembersNicknames });
    await server.call('PUT', `/api/projects/${id}`, { token, json });
    expect(await stream.alarms(2)).toBe(2);

    await server.call('PUT', `/api/projects/${id}/closed`, { token, json: { closed: true } });
    expect(await stream.alarms(3)).toBe(3);

    await server.call('DELETE', `/api/projects/${id}`, { token });
    expect(await stream.alarms(4)).toBe(4);
  });

  it('to the other tabs of a member who applies or withdraws the application, and of a leader who answers', async () => {
    const on = recruitingOn(server.call);
    const [applicant, id] = [await server.member(), await publish({})];
    const [otherTab, leaders] = [await open(applicant), await open(writer)];
    await on.apply(id, applicant);
    expect(await otherTab.alarms(1)).toBe(1);
    await on.act('DELETE', `${id}/applications/mine`, applicant);
    expect(await otherTab.alarms(2)).toBe(2);
    const application = await on.apply(id, applicant);
    await leaders.alarms(3);
    await on.answer(id, application.data.id, writer);
    expect(await leaders.alarms(4)).toBe(4);
  });

  it('when an invitation is withdrawn', async () => {
    const member = await server.member();
    const stream = await open(member);
    const id = await publish({ invitedMembersNicknames: [member.nickname] });
    expect(await stream.alarms(1)).toBe(1);
    await server.call('PUT', `/api/projects/${id}`, { token: writer.token, json: createPayload({}) });
    expect(await stream.alarms(2)).toBe(2);
  });

  it.each(['POST', 'DELETE'] as const)('to all pages of a member who answers an invitation (%s)', async (answer) => {
    const member = await server.member();
    const pages = [await open(member), await open(member)];
    await publish({ invitedMembersNicknames: [member.nickname] });
    for (const page of pages) expect(await page.alarms(1)).toBe(1);
    await server.call(answer, await inviteOf(member), { token: member.token });
    for (const page of pages) expect(await page.alarms(2)).toBe(2);
  });

  it('only to the members it concerns', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const stream = await open(other);
    await publish({ invitedMembersNicknames: [member.nickname] });
    await publish({ invitedMembersNicknames: [other.nickname] });
    expect(await stream.alarms(1)).toBe(1);
    await publish({ invitedMembersNicknames: [member.nickname] });
    await publish({ invitedMembersNicknames: [other.nickname] });
    expect(await stream.alarms(2)).toBe(2);
  });

  it('once per transaction, and not for a transaction that is rolled back', async () => {
    const member = await server.member();
    const stream = await open(member);
    const undone = server.db.transaction().execute(async (trx) => {
      await notifyAlarms(trx, [member.id]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.db.transaction().execute(async (trx) => {
      const many = Array.from({ length: 1_000 }, (_, index) => index + 1_000_000);
      for (let time = 0; time < 20; time += 1) await notifyAlarms(trx, [...many, member.id]);
    });
    expect(await stream.alarms(1)).toBe(1);
    await notifyAlarms(server.db, [member.id]);
    expect(await stream.alarms(2)).toBe(2);
  });
});

it('ends the oldest stream of a member who opens a ninth one, and no stream of other members', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const [stays, oldest] = [await open(other), await open(member)];
  const others: TestStream[] = [];
  for (let time = 0; time < 8; time += 1) others.push(await open(member));
  expect(await oldest.end()).not.toContain('event');
  await notifyAlarms(server.db, [member.id, other.id]);
  expect(await Promise.all([stays, ...others].map((stream) => stream.alarms(1)))).toEqual(Array(9).fill(1));
});

describe('the end of a session', () => {
  const expectEnd = async (stream: TestStream) => expect(await stream.endByNotification()).not.toContain('event');

  const logIn = async ({ username, password }: TestMember) =>
    (await server.call('POST', '/api/login', { json: { username, password } })).headers.access ?? '';

  it('ends its stream after a logout', async () => {
    const member = await server.member();
    const stream = await open(member);
    await server.call('POST', '/api/logout', { cookies: { refresh: member.refresh } });
    await expectEnd(stream);
  });

  it('ends its stream after a new password in another session, which keeps its own', async () => {
    const member = await server.member();
    const changing = { ...member, token: await logIn(member) };
    const [ending, staying] = [await open(member), await open(changing)];
    const json = { currentPassword: member.password, newPassword: 'newer1234' };
    expect((await server.call('PATCH', '/api/users/me', { token: changing.token, json })).code).toBe(200);
    await expectEnd(ending);
    await notifyAlarms(server.db, [member.id]);
    expect(await staying.alarms(1)).toBe(1);
  });

  it('ends the streams of the member after a withdrawal', async () => {
    const member = await server.member();
    const { username, password, token } = member;
    const streams = [await open(member), await open({ ...member, token: await logIn(member) })];
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    for (const stream of streams) await expectEnd(stream);
  });

  it('ends its stream after the reuse of a refresh token', async () => {
    const member = await server.member();
    const stream = await open(member);
    const renew = (refresh: string) => server.call('POST', '/api/token', { json: {}, cookies: { refresh } });
    const first = await renew(member.refresh);
    await renew(first.cookies['refresh']?.value ?? '');
    expect((await renew(member.refresh)).code).toBe(401);
    await expectEnd(stream);
  });
});

it('finds only sessions that are neither revoked nor expired', async () => {
  const [stayed, left] = [await server.member(), await server.member()];
  const ids = await sessionsOf(stayed, left);
  expect(await findOpenSessions(server.db, ids, new Date())).toEqual(new Set(ids));

  await server.call('POST', '/api/logout', { cookies: { refresh: left.refresh } });
  expect(await findOpenSessions(server.db, ids, new Date())).toEqual(new Set(ids.slice(0, 1)));
  expect(await findOpenSessions(server.db, ids, new Date(Date.now() + TIMES.session))).toEqual(new Set());
});

it('ends a stream when its access token expires', async () => {
  const stream = await open(await server.member());
  server.passTime(TIMES.accessToken);
  expect(await stream.end()).not.toContain('event');
  server.passTime(-TIMES.accessToken);
});

it('ends the streams when the server stops, which does not wait for the clients', async () => {
  const own = await startServer();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(own.app, (await own.member()).token);
  const [text] = await Promise.all([stream.end(), own.close()]);
  expect(text).not.toContain('event');
});
