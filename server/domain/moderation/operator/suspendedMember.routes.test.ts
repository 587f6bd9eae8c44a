/** @tier full */
import { type Alarms } from '@contract/alarm';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { waitingOrAnswered } from '../../../app/testing/waitingTransactions';
import { DAY } from '../../../lib/durations';

let server: TestServer;
let on: Deciding;
let recruiting: Recruiting;
let member: TestMember;
let mate: TestMember;
let other: TestMember;
let guest: TestMember;

beforeAll(async () => {
  server = await startServer({ operatorEmail: 'op@example.org' });
  on = decidingOn(server, await operatorOn(server));
  recruiting = recruitingOn(server.call);
});
beforeEach(async () => {
  [member, mate, other, guest] = await server.fourMembers();
});
afterAll(() => server.close());

const suspend = (days: 7 | 30 | null = 7) =>
  on.measure('SUSPEND', 'PROFILE', member.id, { days, reason: '욕설을 썼어요.' });
const get = (path: string, token?: string) => server.call('GET', path, { token });
const invitationsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.inviteProjectOutputList;
const logIn = ({ username }: TestMember, password: string) =>
  server.call('POST', '/api/login', { json: { username, password } });

it('a suspended member has no profile, cannot be found and cannot be invited', async () => {
  const profile = `/api/mypage/${encodeURIComponent(member.nickname)}`;
  const search = `/api/users/search?nickname=${encodeURIComponent(member.nickname)}`;
  expect([(await get(profile, other.token)).code, (await get(search, other.token)).code]).toEqual([200, 200]);
  await suspend();
  expect([(await get(profile, other.token)).code, (await get(search, other.token)).code]).toEqual([404, 400]);
  const json = createPayload({ invitedMembersNicknames: [member.nickname] });
  expect((await server.call('POST', '/api/projects', { token: other.token, json })).code).toBe(400);
});

it('the profile of a suspended member can neither be read nor reported by its id', async () => {
  const target = `/api/report/target/profile/${member.id}`;
  expect((await get(target, other.token)).code).toBe(200);
  await suspend();
  const asked = await get(target, other.token);
  expect([asked.code, asked.text.includes(member.nickname)]).toEqual([404, false]);
  expect((await on.report('PROFILE', member.id, other)).code).toBe(404);
});

it('a suspension closes the posts of the member, and preserves posts and comments', async () => {
  const post = await recruiting.publish(member, { title: '남는 글' });
  const below = await recruiting.publish(other);
  await commentingOn(server, createPayload()).write(below, '남는 댓글', member);
  await suspend();
  expect(await recruiting.detail(post)).toMatchObject({ title: '남는 글', closed: true, closedReason: 'WRITER' });
  const { comments } = await recruiting.detail(below);
  expect(comments[0]?.parentComment).toMatchObject({ content: '남는 댓글', writer: member.nickname });
});

it('a suspension ends pending invitations and applications of and to the member', async () => {
  const own = await recruiting.publish(member, { invitedMembersNicknames: [guest.nickname] });
  await recruiting.apply(own, mate);
  const theirs = await recruiting.publish(other, { invitedMembersNicknames: [member.nickname] });
  const applied = await recruiting.publish(other);
  await recruiting.apply(applied, member);
  expect([await invitationsOf(guest), await invitationsOf(member)]).toMatchObject([[{}], [{}]]);
  await suspend();

  expect(await invitationsOf(guest)).toEqual([]);
  expect((await recruiting.detail(theirs, other)).invitedMembers).toEqual([]);
  expect((await recruiting.applications(applied, other)).data.applications).toEqual([]);
  expect((await recruiting.detail(own, mate)).mine?.application?.status).toBe('EXPIRED');
  expect(await recruiting.kindsOf(other)).not.toContain('APPLIED');
});

it('a suspension without end passes on the lead of teams; one with an end does not', async () => {
  const team = await recruiting.publish(member);
  await recruiting.join(team, member, mate);
  await suspend(7);
  expect((await recruiting.detail(team)).writer).toBe(member.nickname);
  await suspend(null);
  expect((await recruiting.detail(team)).writer).toBe(mate.nickname);
});

describe('the lead of a team with suspended members', () => {
  const suspendAlso = ({ id }: TestMember, days: 7 | null) => on.measure('SUSPEND', 'PROFILE', id, { days });
  /** A post of the member with a team in the order of joining. */
  async function teamOf(...team: TestMember[]) {
    const post = await recruiting.publish(member);
    for (const one of team) await recruiting.join(post, member, one);
    return post;
  }
  async function withdraw({ token, username, password }: TestMember) {
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
  }
  const leaderOf = async (post: number) => {
    const { writer, closed } = await recruiting.detail(post);
    return { writer, closed };
  };

  it('cannot be handed over to a suspended member, who is a 404 as outside the team', async () => {
    const post = await teamOf(mate, other);
    const handOver = ({ nickname }: TestMember) => recruiting.act('POST', `${post}/team/lead`, member, { nickname });
    for (const days of [7, null] as const) {
      await suspendAlso(mate, days);
      expect(await handOver(mate)).toMatchObject({ code: 404, message: MESSAGES.unknownMember });
    }
    expect(await leaderOf(post)).toEqual({ writer: member.nickname, closed: false });
    expect((await handOver(other)).code).toBe(200);
  });

  it('cannot be handed over to a member who is being suspended', async () => {
    const post = await teamOf(mate);
    const { response } = await server.db.transaction().execute(async (trx) => {
      const suspension = { suspended_until: Infinity, suspended_reason: '욕설을 썼어요.' };
      await trx.updateTable('member').set(suspension).where('id', '=', mate.id).execute();
      const request = recruiting.act('POST', `${post}/team/lead`, member, { nickname: mate.nickname });
      await waitingOrAnswered(server.db, request);
      return { response: request };
    });
    expect((await response).code).toBe(404);
    expect((await recruiting.detail(post)).writer).toBe(member.nickname);
  });

  it('passes on to the earliest member who is not suspended when its leader is suspended without end', async () => {
    const post = await teamOf(mate, other);
    await suspendAlso(mate, null);
    await suspend(null);
    expect(await leaderOf(post)).toEqual({ writer: other.nickname, closed: true });
  });

  it('passes on to the earliest member who is not suspended when its leader withdraws', async () => {
    const post = await teamOf(mate, other);
    await suspendAlso(mate, 7);
    await withdraw(member);
    expect(await leaderOf(post)).toEqual({ writer: other.nickname, closed: false });
  });

  it('passes on to a member whose suspension ends when nobody else remains, and the post is closed', async () => {
    const post = await teamOf(mate, other);
    await suspendAlso(mate, null);
    await suspendAlso(other, 7);
    await recruiting.apply(post, guest);
    await withdraw(member);
    expect(await leaderOf(post)).toEqual({ writer: other.nickname, closed: true });
    expect((await recruiting.detail(post, guest)).mine?.application?.status).toBe('EXPIRED');
  });

  it('is vacant and the post closed when the leader withdraws and all others are suspended without end', async () => {
    const post = await teamOf(mate);
    await suspendAlso(mate, null);
    await withdraw(member);
    expect(await leaderOf(post)).toEqual({ writer: null, closed: true });
  });
});

it('a suspended member gets end, reason and contact only with the right password', async () => {
  await suspend(30);
  const wrong = await logIn(member, 'wrong1234');
  expect([wrong.code, wrong.text.includes('욕설')]).toEqual([401, false]);
  const { code, errors } = await logIn(member, member.password);
  expect([code, errors?.map(({ field }) => field)]).toEqual([403, ['until', 'reason', 'case', 'contact']]);
  expect(errors?.[3]?.message).toBe('문의: op@example.org');

  await suspend(null);
  const { errors: endless } = await logIn(member, member.password);
  expect(endless?.[0]?.message).toBe('기간: 기한 없음');
});

it('a suspended member cannot log in with a temporary password', async () => {
  const lender = await server.member({ password: 'mailed123' });
  const hash = server.db.selectFrom('member').select('password_hash').where('id', '=', lender.id);
  const { password_hash } = await hash.executeTakeFirstOrThrow();
  const expires_at = new Date(Date.now() + DAY);
  await server.db
    .insertInto('temporary_password')
    .values({ member_id: member.id, password_hash: password_hash ?? '', expires_at })
    .execute();
  await suspend();
  const { code, message } = await logIn(member, 'mailed123');
  expect([code, message.split('\n')[0]]).toEqual([403, ACCOUNT_MESSAGES.suspended]);
});

it('the login, profile and search of a member work again after the end of the suspension; posts stay closed', async () => {
  const post = await recruiting.publish(member);
  await suspend(7);
  const over = { suspended_until: new Date(Date.now() - 1_000) };
  await server.db.updateTable('member').set(over).where('id', '=', member.id).execute();
  expect((await logIn(member, member.password)).code).toBe(200);
  const profile = `/api/mypage/${encodeURIComponent(member.nickname)}`;
  const search = `/api/users/search?nickname=${encodeURIComponent(member.nickname)}`;
  expect([(await get(profile, other.token)).code, (await get(search, other.token)).code]).toEqual([200, 200]);
  expect((await recruiting.detail(post)).closed).toBe(true);
  const { data } = await on.open('PROFILE', member.id);
  expect(data.member?.suspension).toBeNull();
});

it('a member may log in from the end of the suspension on', async () => {
  await suspend(7);
  server.passTime(7 * DAY - 60_000);
  expect((await logIn(member, member.password)).code).toBe(403);
  server.passTime(120_000);
  expect((await logIn(member, member.password)).code).toBe(200);
  server.passTime(-7 * DAY - 60_000);
});

it('a second suspension replaces the end and the reason', async () => {
  await suspend(7);
  await on.measure('SUSPEND', 'PROFILE', member.id, { days: 30, reason: '또 욕설을 썼어요.' });
  const { errors } = await logIn(member, member.password);
  expect(errors?.[1]?.message).toBe('이유: 또 욕설을 썼어요.');
  const { suspension } = (await on.open('PROFILE', member.id)).data.member!;
  expect(Math.round((Date.parse(suspension?.untilDateTime ?? '') - Date.now()) / DAY)).toBe(30);
});
