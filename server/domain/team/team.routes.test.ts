import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { type Team, type TeamItem } from '@contract/team';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { createPayload } from '../../app/testing/samplePayload';
import { DAY } from '../../lib/durations';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let mate: TestMember;
let outsider: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, mate, outsider] = await server.fourMembers();
  id = await on.publish(leader);
  await on.join(id, leader, mate);
});

afterAll(() => server.close());

const week = () => mondayOf(todayInKorea());
const checkIn = (member: TestMember, json: Record<string, unknown> = {}) =>
  on.act('PUT', `${id}/team/check-in`, member, { week: week(), mood: 'GOOD', text: '화면을 그렸어요.', ...json });
const change = (json: Record<string, unknown>, by = leader) => on.act<Team>('PATCH', `${id}/team`, by, json);

describe('the team page', () => {
  it('is shown to the leader and members, and is a 403 for others', async () => {
    const { data } = await on.team(id, mate);
    expect(data).toMatchObject({
      projectId: id,
      isLeader: false,
      status: 'ACTIVE',
      closed: false,
      seatFree: true,
      waiting: 0,
      contactLink: '',
      notice: '',
      archiveId: null,
      archiveThumbnail: null,
      week: week(),
      canCheckIn: true,
    });
    expect(data.members.map(({ nickname, role, isLeader }) => [nickname, role, isLeader])).toEqual([
      [leader.nickname, null, true],
      [mate.nickname, 'PM', false],
    ]);
    expect(await on.team(id, outsider)).toMatchObject({ code: 403, message: '이 팀의 팀원만 볼 수 있어요.' });
    expect((await on.team(99_999_999, leader)).code).toBe(404);
  });

  it('shows the link and the notice only to the team, and lets only the leader edit them', async () => {
    const saved = await change({ contactLink: 'open.example.com/room', notice: '목요일 저녁에 만나요.' });
    expect(saved).toMatchObject({ code: 200, message: '저장했어요.' });
    expect((await on.team(id, mate)).data).toMatchObject({
      contactLink: 'https://open.example.com/room',
      notice: '목요일 저녁에 만나요.',
    });
    expect((await change({ notice: '제가 쓸게요.' }, mate)).code).toBe(403);
    expect((await change({ notice: '가'.repeat(501) })).code).toBe(400);
    expect((await change({ contactLink: 'javascript:alert(1)' })).code).toBe(400);
    for (const member of [leader, mate, undefined]) {
      expect(JSON.stringify(await on.detail(id, member))).not.toMatch(/목요일 저녁|open\.example/);
    }
    // Absent fields do not change.
    expect((await change({ step: 'DEVELOPING' })).data).toMatchObject({
      step: 'DEVELOPING',
      notice: '목요일 저녁에 만나요.',
    });
    expect((await on.detail(id)).step).toBe('DEVELOPING');
  });
});

describe('leaving and removing members', () => {
  it('frees a seat only where the post was closed because it was full', async () => {
    expect((await on.act('PUT', `${id}/closed`, leader, { closed: true })).code).toBe(200);
    expect((await on.team(id, leader)).data).toMatchObject({ closed: true, seatFree: true, seatFreed: false });

    const full = await on.publish(leader, { personnel: 1, seats: [{ role: 'PM', count: 1 }], roles: ['PM'] });
    await on.join(full, leader, mate);
    expect((await on.team(full, leader)).data).toMatchObject({ closed: true, seatFree: false, seatFreed: false });
    expect((await on.act('POST', `${full}/team/leave`, mate, { reason: 'SCHEDULE' })).code).toBe(200);
    expect((await on.team(full, leader)).data).toMatchObject({ closed: true, seatFree: true, seatFreed: true });
  });

  it('frees the seat, sends the reason only to the leader, and ends the access of the member', async () => {
    expect(await on.act('POST', `${id}/team/leave`, mate, {})).toMatchObject({
      code: 400,
      message: '이유를 선택해 주세요.',
    });
    await checkIn(mate);
    expect((await on.act('POST', `${id}/team/leave`, mate, { reason: 'OTHER', note: '이사를 가요.' })).code).toBe(200);
    expect((await on.detail(id)).filled).toBe(0);
    expect((await on.notices(leader))[0]).toMatchObject({ kind: 'LEFT', reason: 'OTHER', note: '이사를 가요.' });
    expect((await on.team(id, mate)).code).toBe(403);
    const lines = server.db.selectFrom('check_in').selectAll().where('project_id', '=', id);
    expect(await lines.execute()).toEqual([]);
    expect((await on.apply(id, mate)).code).toBe(200);
  });

  it('is refused for the leader before handing over the lead', async () => {
    const refusal = { code: 409, message: '팀장은 나갈 수 없어요. 먼저 팀장을 넘겨 주세요.' };
    expect(await on.act('POST', `${id}/team/leave`, leader, { reason: 'SCHEDULE' })).toMatchObject(refusal);
    const removal = { nickname: leader.nickname, note: '이유' };
    expect(await on.act('POST', `${id}/team/remove`, leader, removal)).toMatchObject(refusal);
  });

  it('lets the leader remove a member with a reason only that member gets, but not once the project is done', async () => {
    const remove = (note: string) => on.act('POST', `${id}/team/remove`, leader, { nickname: mate.nickname, note });
    expect((await remove(' ')).code).toBe(400);
    await change({ status: 'DONE' });
    expect(await remove('연락이 닿지 않아요.')).toMatchObject({
      code: 409,
      message: '완료한 프로젝트에서는 팀원을 내보낼 수 없어요.',
    });
    await change({ status: 'ACTIVE' });
    expect((await remove('연락이 닿지 않아요.')).code).toBe(200);
    expect((await on.notices(mate))[0]).toMatchObject({ kind: 'REMOVED', note: '연락이 닿지 않아요.' });
    expect((await on.team(id, mate)).code).toBe(403);
    expect((await on.detail(id, mate)).mine?.state).toBe('BARRED');
    const unknown = { nickname: outsider.nickname, note: '이유' };
    expect((await on.act('POST', `${id}/team/remove`, leader, unknown)).code).toBe(404);
  });
});

describe('a member who has left or was removed', () => {
  const invite = async (member: TestMember) => {
    await on.act(
      'PUT',
      String(id),
      leader,
      createPayload({ invitedMembersNicknames: [mate.nickname, member.nickname] }),
    );
    const { projectInvitedMemberId } = (await on.detail(id, member)).mine ?? {};
    const { token } = member;
    return server.call('POST', `/api/alarm/invited-projects/${projectInvitedMemberId}`, { token, json: {} });
  };

  it('is no longer shown the decline from before the membership, but that of a later application', async () => {
    const first = (await on.apply(id, outsider)).data;
    await on.answer(id, first.id, leader, { status: 'DECLINED', reason: 'SKILL' });
    expect((await on.detail(id, outsider)).mine).toMatchObject({ state: 'BARRED', application: { reason: 'SKILL' } });
    expect((await invite(outsider)).code).toBe(200);
    await on.act('POST', `${id}/team/leave`, outsider, { reason: 'SCHEDULE' });
    expect((await on.detail(id, outsider)).mine).toEqual({ state: 'NONE' });

    const second = (await on.apply(id, outsider)).data;
    expect((await on.detail(id, outsider)).mine).toMatchObject({ state: 'APPLIED', application: { id: second.id } });
    await on.answer(id, second.id, leader, { status: 'DECLINED', reason: 'SCHEDULE' });
    const { mine } = await on.detail(id, outsider);
    expect(mine).toMatchObject({ state: 'BARRED', application: { reason: 'SCHEDULE' } });
  });

  it('stays barred after a removal, which is not shown as a decline', async () => {
    const { id: applicationId } = (await on.apply(id, outsider)).data;
    await on.answer(id, applicationId, leader, { status: 'DECLINED', reason: 'SKILL' });
    await invite(outsider);
    await on.act('POST', `${id}/team/remove`, leader, { nickname: outsider.nickname, note: '연락이 닿지 않아요.' });
    expect((await on.detail(id, outsider)).mine).toEqual({ state: 'BARRED' });
  });
});

describe('handing over the lead', () => {
  it('swaps the roles: post, applications and team belong to the new leader, and the counts do not change', async () => {
    await on.apply(id, outsider);
    const { data } = await on.act<Team>('POST', `${id}/team/lead`, leader, { nickname: mate.nickname });
    expect(data).toMatchObject({ isLeader: false });
    expect(data.members.map(({ nickname, isLeader }) => [nickname, isLeader])).toEqual([
      [mate.nickname, true],
      [leader.nickname, false],
    ]);
    expect(await on.detail(id)).toMatchObject({ writer: mate.nickname, filled: 1 });
    expect((await on.notices(mate))[0]).toMatchObject({ kind: 'LEAD' });
    expect((await on.applications(id, leader)).code).toBe(403);
    expect((await on.applications(id, mate)).data.applications).toHaveLength(1);
    expect((await on.act('PUT', String(id), leader, createPayload())).code).toBe(403);
    expect((await on.act('PUT', String(id), mate, createPayload())).code).toBe(200);
    expect((await on.act('POST', `${id}/team/lead`, mate, { nickname: outsider.nickname })).code).toBe(404);
  });

  /** Backdates when the leader and the mate joined; returns both instants. */
  async function joinedLongAgo() {
    const [led, joined] = [new Date(Date.now() - 40 * DAY), new Date(Date.now() - 32 * DAY)];
    await server.db.updateTable('project').set({ led_since: led }).where('id', '=', id).execute();
    await server.db.updateTable('project_member').set({ accepted_at: joined }).where('project_id', '=', id).execute();
    return { led: led.toISOString(), joined: joined.toISOString() };
  }
  const datesIn = ({ members }: Team) => members.map(({ nickname, joinedDateTime }) => [nickname, joinedDateTime]);

  it('does not change when either of them joined the team, also when the lead is handed back', async () => {
    const { led, joined } = await joinedLongAgo();
    const after = await on.act<Team>('POST', `${id}/team/lead`, leader, { nickname: mate.nickname });
    expect(datesIn(after.data)).toEqual([
      [mate.nickname, joined],
      [leader.nickname, led],
    ]);
    const back = await on.act<Team>('POST', `${id}/team/lead`, mate, { nickname: leader.nickname });
    expect(datesIn(back.data)).toEqual([
      [leader.nickname, led],
      [mate.nickname, joined],
    ]);
  });

  it('does not change when the successor of a withdrawn leader joined', async () => {
    const { joined } = await joinedLongAgo();
    const { username, password, token } = leader;
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    expect(datesIn((await on.team(id, mate)).data)).toEqual([[mate.nickname, joined]]);
  });

  it('happens at the withdrawal of the leader: the first member takes over, and a post without a team is closed', async () => {
    const second = await server.member();
    await on.join(id, leader, second);
    const alone = await on.publish(leader);
    await on.apply(alone, outsider);
    const { username, password, token } = leader;
    await server.call('DELETE', '/api/user/delete', {
      token,
      json: { username, password, confirm_password: password },
    });
    expect(await on.detail(id)).toMatchObject({ writer: mate.nickname, filled: 1, closed: false });
    expect((await on.notices(mate)).map(({ kind }) => kind)).toContain('LEAD');
    expect(await on.detail(alone)).toMatchObject({ writer: null, closed: true, closedReason: 'WRITER' });
    expect((await on.notices(outsider))[0]).toMatchObject({ kind: 'EXPIRED' });
  });
});

describe('check-ins', () => {
  it('are one per week and member; a second one replaces the first', async () => {
    expect((await checkIn(mate)).code).toBe(200);
    expect((await checkIn(mate, { mood: 'SLOW', text: '조금 늦어졌어요.' })).code).toBe(200);
    const { members } = (await on.team(id, leader)).data;
    expect(members.map(({ checkIns }) => checkIns.map(({ mood, text }) => [mood, text]))).toEqual([
      [],
      [['SLOW', '조금 늦어졌어요.']],
    ]);
  });

  it('are refused for another week, without mood or text, in a team of one, and in an inactive project', async () => {
    expect(await checkIn(mate, { week: addDays(week(), -7) })).toMatchObject({
      code: 409,
      message: '새로운 주가 시작됐어요. 다시 확인해 주세요.',
    });
    expect((await checkIn(mate, { mood: undefined })).message).toBe('이번 주 상태를 골라 주세요.');
    expect((await checkIn(mate, { text: ' ' })).message).toBe('이번 주 소식을 입력해 주세요.');
    await change({ status: 'STOPPED' });
    const closed = { code: 409, message: '진행 중인 팀에서만 체크인할 수 있어요.' };
    expect(await checkIn(mate)).toMatchObject(closed);
    await change({ status: 'ACTIVE' });
    await on.act('POST', `${id}/team/leave`, mate, { reason: 'INTEREST' });
    expect(await checkIn(leader)).toMatchObject(closed);
  });

  it('notify the leader of HELP once a week', async () => {
    for (const mood of ['HELP', 'GOOD', 'HELP']) await checkIn(mate, { mood });
    expect((await on.kindsOf(leader)).filter((kind) => kind === 'HELP')).toHaveLength(1);
  });
});

describe('the end of a project', () => {
  it('closes the post and withdraws invitations; it may become active again until it has an archive', async () => {
    const other = await on.publish(leader, { invitedMembersNicknames: [outsider.nickname] });
    await on.join(other, leader, mate);
    const ended = await on.act<Team>('PATCH', `${other}/team`, leader, { status: 'DONE' });
    expect(ended.data).toMatchObject({ status: 'DONE', closed: true, canCheckIn: false });
    expect((await on.detail(other, outsider)).mine?.state).toBe('NONE');
    expect(await on.act('PUT', `${other}/closed`, leader, { closed: false })).toMatchObject({
      code: 409,
      message: '끝난 프로젝트는 다시 모집할 수 없어요.',
    });
    expect((await on.act('PATCH', `${other}/team`, leader, { status: 'ACTIVE' })).code).toBe(200);
    expect(await on.detail(other)).toMatchObject({ status: 'ACTIVE', closed: true });
    expect((await on.act('PUT', `${other}/closed`, leader, { closed: false })).code).toBe(200);
  });
});

it('the list of own teams contains the tasks that are due', async () => {
  await on.apply(id, outsider);
  const teams = async ({ token }: TestMember) => (await server.call<TeamItem[]>('GET', '/api/teams', { token })).data;
  expect(await teams(leader)).toEqual([
    expect.objectContaining({
      projectId: id,
      isLeader: true,
      role: null,
      memberCount: 2,
      due: ['CHECK_IN', 'APPLICATIONS'],
    }),
  ]);
  await checkIn(mate);
  expect(await teams(mate)).toEqual([expect.objectContaining({ role: 'PM', isLeader: false, due: [] })]);
  await change({ status: 'DONE' });
  expect((await teams(mate))[0]?.due).toEqual(['ARCHIVE']);
  expect(await teams(outsider)).toEqual([]);
});

it('the list of own teams contains a closed post without members as long as applications to it are pending', async () => {
  const alone = await on.publish(leader);
  const application = (await on.apply(alone, outsider)).data;
  await on.act('PUT', `${alone}/closed`, leader, { closed: true });
  const own = async () => {
    const { data } = await server.call<TeamItem[]>('GET', '/api/teams', { token: leader.token });
    return data.find(({ projectId }) => projectId === alone);
  };
  expect(await own()).toMatchObject({ isLeader: true, memberCount: 1, due: ['APPLICATIONS'] });
  await on.answer(alone, application.id, leader, { status: 'DECLINED', reason: 'SCHEDULE' });
  expect(await own()).toBeUndefined();
});

it('the team page contains the check-ins of twelve weeks', async () => {
  const weeks = Array.from({ length: 14 }, (_, ago) => addDays(week(), -7 * ago));
  const line = {
    project_id: id,
    member_id: mate.id,
    mood: 'GOOD' as const,
    text: '했어요.',
    updated_at: new Date(Date.now() - DAY),
  };
  await server.db
    .insertInto('check_in')
    .values(weeks.map((monday) => ({ ...line, week: monday })))
    .execute();
  const { members } = (await on.team(id, leader)).data;
  expect(members[1]?.checkIns.map((one) => one.week)).toEqual(weeks.slice(0, 12));
});
