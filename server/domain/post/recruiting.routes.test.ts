import { addDays, todayInKorea } from '@contract/dates';
import { type ProjectItem, type ProjectPage, type ProjectPayload } from '@contract/project';
import { type Summary } from '@contract/summary';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { createPayload } from '../../app/testing/samplePayload';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let mate: TestMember;
let other: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, mate, other] = await server.fourMembers();
});

afterAll(() => server.close());

const inDays = (days: number) => addDays(todayInKorea(), days);
const SEATS = [
  { role: 'PM' as const, count: 1 },
  { role: 'BACK_END' as const, count: 2 },
];
const withSeats = { roles: ['PM' as const, 'BACK_END' as const], personnel: 3, seats: SEATS };
const send = (json: unknown) => server.call('POST', '/api/projects', { token: leader.token, json });
const edit = (id: number, overrides: Partial<ProjectPayload>) =>
  on.act('PUT', String(id), leader, createPayload(overrides));
const setClosed = (id: number, json: Record<string, unknown>) => on.act('PUT', `${id}/closed`, leader, json);
const list = async (query: string) =>
  (await server.call<ProjectPage>('GET', `/api/projects/filter/keyword?${query}`)).data.projects;

describe('seats by role', () => {
  it('are returned on cards and on the page, with the number of members who have joined', async () => {
    const id = await on.publish(leader, { ...withSeats, title: '자리를 나눈 모집글' });
    await on.join(id, leader, mate, 'BACK_END');
    const seats = [
      { role: 'PM', count: 1, taken: 0 },
      { role: 'BACK_END', count: 2, taken: 1 },
    ];
    expect(await on.detail(id)).toMatchObject({ seats, filled: 1 });
    const [card] = await list(`title=${encodeURIComponent('자리를 나눈')}`);
    expect(card).toMatchObject({ id, seats, filled: 1, status: 'ACTIVE' });
  });

  it.each<[string, object, string]>([
    ['a role without an entry', { seats: SEATS.slice(0, 1) }, '모집 역할마다 인원을 1~20명으로 정해 주세요.'],
    ['a role twice', { seats: [SEATS[0], SEATS[0]] }, '모집 역할마다 인원을 1~20명으로 정해 주세요.'],
    [
      'a role that is not sought',
      { seats: [SEATS[0], { role: 'BX_DESIGN', count: 2 }] },
      '모집 역할마다 인원을 1~20명으로 정해 주세요.',
    ],
    ['no seats', { seats: [{ role: 'PM', count: 0 }, SEATS[1]] }, '모집 역할마다 인원을 1~20명으로 정해 주세요.'],
    [
      'too many seats',
      { seats: [{ role: 'PM', count: 21 }, SEATS[1]], personnel: 23 },
      '모집 역할마다 인원을 1~20명으로 정해 주세요.',
    ],
    ['another sum of seats', { personnel: 4 }, '역할별 인원의 합이 모집 인원과 달라요.'],
  ])('are refused with %s, and nothing is stored', async (_, wrong, message) => {
    const title = `틀린 자리 ${leader.nickname}`;
    expect(await send({ ...createPayload({ ...withSeats, title }), ...wrong })).toMatchObject({ code: 400, message });
    expect(await list(`title=${encodeURIComponent(title)}`)).toEqual([]);
  });

  it('cannot be fewer than the members who have joined, and an edit down to that number closes the post', async () => {
    const id = await on.publish(leader, withSeats);
    await on.join(id, leader, mate, 'BACK_END');
    const only = (role: 'PM' | 'BACK_END') => ({ roles: [role], personnel: 1, seats: [{ role, count: 1 }] });
    expect(await edit(id, only('PM'))).toMatchObject({
      code: 400,
      message: '이미 합류한 팀원이 있는 역할은 그보다 적게 정할 수 없어요.',
    });
    expect((await edit(id, only('BACK_END'))).code).toBe(200);
    expect(await on.detail(id)).toMatchObject({ closed: true, closedReason: 'FULL', filled: 1 });
    // Adding positions does not reopen the post.
    expect((await edit(id, withSeats)).code).toBe(200);
    expect((await on.detail(id)).closed).toBe(true);
    expect((await setClosed(id, { closed: false })).code).toBe(200);
    // Without seats, members of any sought role may join.
    expect((await edit(id, { ...withSeats, seats: undefined })).code).toBe(200);
    expect(await on.detail(id)).toMatchObject({ seats: [], filled: 1, personnel: 3 });
  });

  it("are chosen by the member who accepts an invitation, or by the member's desired roles", async () => {
    const designer = await server.member({ desiredJob: ['BX_DESIGN', 'BACK_END'] });
    const id = await on.publish(leader, {
      ...withSeats,
      invitedMembersNicknames: [designer.nickname, mate.nickname, other.nickname],
    });
    const accept = async (member: TestMember, json?: object) => {
      const { mine } = await on.detail(id, member);
      const path = `/api/alarm/invited-projects/${mine?.projectInvitedMemberId}`;
      return server.call('POST', path, { token: member.token, json });
    };
    expect((await accept(mate, { role: 'BX_DESIGN' })).message).toBe('모집하지 않는 역할이에요.');
    expect((await accept(mate, { role: 'PM' })).code).toBe(200);
    expect(await accept(other, { role: 'PM' })).toMatchObject({ code: 409, message: '이 역할은 자리가 모두 찼어요.' });
    expect((await accept(designer)).code).toBe(200);
    expect((await accept(other)).code).toBe(200);
    const { members, closedReason } = await on.detail(id);
    expect(members.map(({ role }) => role)).toEqual([null, 'PM', 'BACK_END', 'BACK_END']);
    expect(closedReason).toBe('FULL');
    expect((await on.notices(leader)).map(({ kind }) => kind)).toEqual(['CLOSED', 'JOINED']);
  });
});

describe('weekly hours and times', () => {
  it('are stored and filtered by, and unknown codes are refused', async () => {
    const title = `리듬 ${leader.nickname}`;
    const id = await on.publish(leader, { title, weeklyHours: 'FROM_5', times: ['WEEKEND', 'WEEKDAY_NIGHT'] });
    expect(await on.detail(id)).toMatchObject({ weeklyHours: 'FROM_5', times: ['WEEKEND', 'WEEKDAY_NIGHT'] });
    const found = async (query: string) =>
      (await list(`title=${encodeURIComponent(title)}&${query}`)).map((one: ProjectItem) => one.id);
    expect(await found('weeklyHours=FROM_5&times=WEEKDAY_DAY&times=WEEKEND')).toEqual([id]);
    expect(await found('weeklyHours=FROM_10')).toEqual([]);
    expect(await found('times=WEEKDAY_DAY')).toEqual([]);
    expect((await send({ ...createPayload(), weeklyHours: 'ALWAYS' })).code).toBe(400);
    expect((await send({ ...createPayload(), times: ['NOON'] })).code).toBe(400);
  });
});

describe('the closing date', () => {
  it.each([
    [-1, 400],
    [0, 200],
    [90, 200],
    [91, 400],
  ])('in %i days gets the status %i', async (days, code) => {
    expect((await send(createPayload({ deadline: inDays(days) }))).code).toBe(code);
  });

  it('is refused when the date does not exist, and may have passed in an edit', async () => {
    expect((await send(createPayload({ deadline: '2026-02-30' }))).message).toBe(
      '마감일은 오늘부터 90일 안에서 골라 주세요.',
    );
    const id = await on.publish(leader, { deadline: inDays(1) });
    await server.db
      .updateTable('project')
      .set({ deadline: inDays(-3) })
      .where('id', '=', id)
      .execute();
    expect((await edit(id, { deadline: inDays(-3) })).code).toBe(200);
    expect((await edit(id, { deadline: inDays(-2) })).code).toBe(400);
  });
});

describe('reopening a post', () => {
  it('requires a free seat, and a closing date that has not passed or none', async () => {
    const full = await on.publish(leader, { personnel: 1 });
    await on.join(full, leader, mate);
    expect(await setClosed(full, { closed: false })).toMatchObject({
      code: 409,
      message: '빈자리가 없어요. 모집 인원을 늘린 뒤 다시 모집해 주세요.',
    });
    const late = await on.publish(leader, { deadline: inDays(0) });
    await setClosed(late, { closed: true });
    await server.db
      .updateTable('project')
      .set({ deadline: inDays(-1) })
      .where('id', '=', late)
      .execute();
    const passed = { code: 409, message: '마감일이 지났어요. 새 마감일을 정하거나 마감일을 없애 주세요.' };
    expect(await setClosed(late, { closed: false })).toMatchObject(passed);
    expect((await setClosed(late, { closed: false, deadline: inDays(91) })).code).toBe(400);
    expect((await setClosed(late, { closed: false, deadline: inDays(5) })).code).toBe(200);
    expect(await on.detail(late)).toMatchObject({ closed: false, closedReason: null, deadline: inDays(5) });
    expect((await setClosed(late, { closed: false, deadline: null })).code).toBe(200);
    expect((await on.detail(late)).deadline).toBeNull();
  });

  it('is not affected when a closed post is closed again: the reason stays', async () => {
    const id = await on.publish(leader, { personnel: 1 });
    await on.join(id, leader, mate);
    await setClosed(id, { closed: true });
    expect((await on.detail(id)).closedReason).toBe('FULL');
  });
});

it('an application for a role that an edit has removed cannot be accepted; it stays pending and can be declined', async () => {
  const id = await on.publish(leader, { roles: ['FRONT_END', 'BACK_END'] });
  const { data } = await on.apply(id, mate, { role: 'BACK_END' });
  await edit(id, { roles: ['FRONT_END'] });
  expect(await on.answer(id, data.id, leader)).toMatchObject({ code: 409, message: '모집하지 않는 역할이에요.' });
  expect((await on.newestOf(id, leader, mate)).status).toBe('PENDING');
  expect((await on.answer(id, data.id, leader, { status: 'DECLINED', reason: 'SKILL' })).code).toBe(200);
});

describe('the post of an ended project', () => {
  it('can be edited, but invites nobody, although a seat of the full team is free again', async () => {
    const id = await on.publish(leader, { personnel: 2 });
    await on.join(id, leader, mate);
    await on.join(id, leader, other);
    await on.act('PATCH', `${id}/team`, leader, { status: 'DONE' });
    await on.act('POST', `${id}/team/leave`, other, { reason: 'SCHEDULE' });
    expect(await edit(id, { invitedMembersNicknames: [mate.nickname, other.nickname] })).toMatchObject({
      code: 409,
      message: '끝난 프로젝트는 다시 모집할 수 없어요.',
    });
    expect((await on.detail(id, other)).mine?.state).toBe('NONE');
    expect((await edit(id, { title: '고쳐 쓴 제목', invitedMembersNicknames: [mate.nickname] })).code).toBe(200);
    expect((await on.detail(id)).title).toBe('고쳐 쓴 제목');
  });
});

it('the search finds words of the project name and the introduction', async () => {
  const id = await on.publish(leader, {
    title: '함께해요',
    projectName: '두더지지도',
    introduce: '땅속길을 안내해요.',
  });
  for (const words of ['두더지', '땅속길을 안내', '길을']) {
    expect((await list(`title=${encodeURIComponent(words)}`)).map((post) => post.id)).toContain(id);
  }
  // A keyword does not match across two texts.
  expect(await list(`title=${encodeURIComponent('함께해요두더지')}`)).toEqual([]);
});

it('similar posts are at most four other open posts that share a role and a skill', async () => {
  const alike = { roles: ['BX_DESIGN' as const], skills: ['CINEMA_4D' as const] };
  const id = await on.publish(leader, alike);
  const posts: number[] = [];
  for (let count = 0; count < 5; count += 1) posts.push(await on.publish(mate, alike));
  await on.publish(mate, { ...alike, skills: ['BLENDER'] });
  const closed = await on.publish(mate, alike);
  await on.act('PUT', `${closed}/closed`, mate, { closed: true });
  const similar = await server.call<ProjectItem[]>('GET', `/api/projects/${id}/similar`);
  expect(similar.data.map((post) => post.id)).toEqual(posts.slice(1).reverse());
  expect((await server.call('GET', '/api/projects/99999999/similar')).code).toBe(404);
});

it("the detail contains the leader's card with the facts of the profile", async () => {
  const id = await on.publish(leader);
  const { leader: card } = await on.detail(id, mate);
  expect(card).toEqual({
    nickname: leader.nickname,
    profileImg: expect.any(String) as string,
    desiredJob: ['UX_UI_DESIGN'],
    schoolMail: null,
    verifiedProjects: 0,
    archives: [],
    keywords: [],
  });
});

it('the summary counts members, open posts and published archives', async () => {
  const before = (await server.call<Summary>('GET', '/api/summary')).data;
  const id = await on.publish(leader);
  await server.member();
  const after = (await server.call<Summary>('GET', '/api/summary')).data;
  expect([after.members - before.members, after.openProjects - before.openProjects, after.archives]).toEqual([1, 1, 0]);
  await setClosed(id, { closed: true });
  expect((await server.call<Summary>('GET', '/api/summary')).data.openProjects).toBe(before.openProjects);
});
