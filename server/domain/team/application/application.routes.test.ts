import { APPLICATION_MESSAGES, type MyApplicationPage } from '@contract/application';
import { addDays, todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { type TestMember } from '../../../app/testing/member';
import { MESSAGE, recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { createPayload } from '../../../app/testing/samplePayload';
import { DAY } from '../../../lib/durations';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let applicant: TestMember;
let other: TestMember;
let third: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, applicant, other, third] = await server.fourMembers();
});

afterAll(() => server.close());

const inDays = (days: number) => addDays(todayInKorea(), days);

describe('applying', () => {
  it('stores the application, notifies the leader and shows the applicant its state', async () => {
    const id = await on.publish(leader);
    const { code, message, data } = await on.apply(id, applicant, { role: 'BACK_END', link: 'example.org/me' });
    expect([code, message]).toEqual([200, '지원했어요. 답이 오면 알려 드릴게요.']);
    expect(data).toMatchObject({
      projectId: id,
      role: 'BACK_END',
      message: MESSAGE,
      link: 'https://example.org/me',
      status: 'PENDING',
      reason: null,
      note: null,
      answeredDateTime: null,
    });
    expect(Date.parse(data.expiresDateTime) - Date.parse(data.createdDateTime)).toBe(14 * DAY);
    expect((await on.detail(id, applicant)).mine).toMatchObject({ state: 'APPLIED', application: { id: data.id } });
    const [notice] = await on.notices(leader);
    expect(notice).toMatchObject({ kind: 'APPLIED', role: 'BACK_END', actor: { nickname: applicant.nickname } });
  });

  it.each([
    ['nine characters', '가'.repeat(9), 400],
    ['nine characters and spaces', `${'가'.repeat(9)}     `, 400],
    ['ten characters', '가'.repeat(10), 200],
    ['500 characters', '가'.repeat(500), 200],
    ['501 characters', '가'.repeat(501), 400],
  ])('accepts a message only with 10 to 500 characters: %s', async (_, message, expected) => {
    expect((await on.apply(await on.publish(leader), applicant, { message })).code).toBe(expected);
  });

  it('refuses applications of the leader, members, applicants and invited members, each with its own message', async () => {
    const id = await on.publish(leader, { invitedMembersNicknames: [other.nickname] });
    expect(await on.apply(id, leader)).toMatchObject({ code: 409, message: '이미 이 팀에 함께하고 있어요.' });
    expect(await on.apply(id, other)).toMatchObject({
      code: 409,
      message: '이미 초대받았어요. 초대를 수락하면 바로 함께할 수 있어요.',
    });
    await on.apply(id, applicant);
    expect(await on.apply(id, applicant)).toMatchObject({ code: 409, message: '이미 지원했어요.' });
    await on.join(id, leader, third);
    expect(await on.apply(id, third)).toMatchObject({ code: 409, message: '이미 이 팀에 함께하고 있어요.' });
    expect(await on.apply(99_999_999, applicant)).toMatchObject({ code: 404 });
  });

  it('refuses closed posts, roles that are not sought and roles without a free seat', async () => {
    const id = await on.publish(leader, {
      roles: ['PM', 'BACK_END'],
      personnel: 2,
      seats: [
        { role: 'PM', count: 1 },
        { role: 'BACK_END', count: 1 },
      ],
    });
    expect(await on.apply(id, applicant, { role: 'BX_DESIGN' })).toMatchObject({
      code: 400,
      message: '모집하지 않는 역할이에요.',
    });
    await on.join(id, leader, other, 'PM');
    expect(await on.apply(id, applicant, { role: 'PM' })).toMatchObject({
      code: 409,
      message: '이 역할은 자리가 모두 찼어요.',
    });
    await on.act('PUT', `${id}/closed`, leader, { closed: true });
    expect(await on.apply(id, applicant, { role: 'BACK_END' })).toMatchObject({
      code: 409,
      message: '모집이 마감돼 지원할 수 없어요.',
    });
  });

  it('refuses applications after the deadline although the post is not closed yet', async () => {
    const id = await on.publish(leader, { deadline: inDays(0) });
    await server.db
      .updateTable('project')
      .set({ deadline: inDays(-1) })
      .where('id', '=', id)
      .execute();
    expect((await on.detail(id)).closed).toBe(false);
    expect(await on.apply(id, applicant)).toMatchObject({ code: 409, message: '모집이 마감돼 지원할 수 없어요.' });
  });

  it('stores one application when ten are sent concurrently', async () => {
    const id = await on.publish(leader);
    const sent = await Promise.all(Array.from({ length: 10 }, () => on.apply(id, applicant)));
    expect(sent.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await on.notices(leader)).filter(({ kind }) => kind === 'APPLIED')).toHaveLength(1);
  });

  it('refuses the 21st pending application, and the 21st application of a day', async () => {
    const posts = await Promise.all(Array.from({ length: LIMITS.waitingApplications + 1 }, () => on.publish(leader)));
    const last = posts.pop()!;
    for (const id of posts) expect((await on.apply(id, applicant)).code).toBe(200);
    expect(await on.apply(last, applicant)).toMatchObject({
      code: 409,
      message: '답을 기다리는 지원이 20개예요. 답을 받거나 취소한 뒤 지원해 주세요.',
    });
    await on.act('DELETE', `${posts[0]}/applications/mine`, applicant);
    expect(await on.apply(last, applicant)).toMatchObject({ code: 429, message: APPLICATION_MESSAGES.dailyLimit });
  });
});

describe('withdrawing an application', () => {
  it('deletes its notice, and lets the member apply again', async () => {
    const id = await on.publish(leader);
    await on.apply(id, other);
    await on.apply(id, applicant);
    expect((await on.act('DELETE', `${id}/applications/mine`, applicant)).message).toBe('지원을 취소했어요.');
    expect(await on.notices(leader)).toMatchObject([
      { kind: 'APPLIED', others: 0, actor: { nickname: other.nickname } },
    ]);
    await on.act('DELETE', `${id}/applications/mine`, other);
    expect(await on.notices(leader)).toEqual([]);
    expect((await on.act('DELETE', `${id}/applications/mine`, other)).code).toBe(404);
    expect((await on.apply(id, applicant)).code).toBe(200);
  });
});

describe('the list of applications to a post', () => {
  it('is visible only to the leader, without private fields of the applicants', async () => {
    const id = await on.publish(leader);
    await on.apply(id, applicant, { role: 'BACK_END' });
    await on.apply(id, other, { role: 'PM' });
    expect(await on.applications(id, applicant)).toMatchObject({ code: 403, message: '수정 권한이 없어요.' });
    expect((await server.call('GET', `/api/projects/${id}/applications`)).status).toBe(40201);

    const { data, text } = await on.applications(id, leader);
    expect(data.counts).toEqual({ PENDING: 2, ACCEPTED: 0, DECLINED: 0 });
    expect(data.applications.map(({ applicant: { nickname } }) => nickname)).toEqual([
      applicant.nickname,
      other.nickname,
    ]);
    expect(data.applications[0]?.applicant).toEqual({
      nickname: applicant.nickname,
      profileImg: expect.stringMatching(/^\/uploads\//) as string,
      desiredJob: ['UX_UI_DESIGN'],
      skillCategory: ['FIGMA'],
      schoolName: '서울대학교',
      grade: '3',
      schoolMail: null,
      verifiedProjects: 0,
      archives: [],
      keywords: [],
    });
    for (const hidden of [applicant.username, '@example.org', '010-1234', '관악구', '김하늘'])
      expect(text).not.toContain(hidden);
    const { data: filtered } = await on.applications(id, leader, '?role=PM');
    expect([filtered.totalElements, filtered.applications[0]?.role]).toEqual([1, 'PM']);
  });
});

describe('answering an application', () => {
  it('accepts once, adds the applicant in the role and notifies all other members', async () => {
    const id = await on.publish(leader);
    await on.join(id, leader, other);
    const { data: sent } = await on.apply(id, applicant, { role: 'BACK_END' });
    const { code, message, data } = await on.answer(id, sent.id, leader);
    expect([code, message]).toEqual([200, '함께하기로 했어요.']);
    expect(data).toMatchObject({ closed: false, waiting: 0, application: { status: 'ACCEPTED', role: 'BACK_END' } });
    const { members, filled } = await on.detail(id);
    expect([members.at(-1)?.nickname, members.at(-1)?.role, filled]).toEqual([applicant.nickname, 'BACK_END', 2]);
    expect(await on.answer(id, sent.id, leader)).toMatchObject({
      code: 409,
      message: '이미 답했거나 기한이 지난 지원이에요.',
    });
    expect(await on.notices(applicant)).toMatchObject([{ kind: 'ANSWERED', reason: null }]);
    expect((await on.notices(other))[0]).toMatchObject({ kind: 'JOINED', actor: { nickname: applicant.nickname } });
    expect(await on.kindsOf(leader)).not.toContain('JOINED');
  });

  it('requires a reason to decline, and with OTHER a note, which only the applicant and the leader read', async () => {
    const id = await on.publish(leader);
    const { data: sent } = await on.apply(id, applicant);
    expect(await on.answer(id, sent.id, leader, { status: 'DECLINED' })).toMatchObject({
      code: 400,
      message: '이유를 선택해 주세요.',
    });
    expect(await on.answer(id, sent.id, leader, { status: 'DECLINED', reason: 'OTHER', note: ' ' })).toMatchObject({
      code: 400,
      message: '이유를 입력해 주세요.',
    });
    const declined = await on.answer(id, sent.id, leader, {
      status: 'DECLINED',
      reason: 'OTHER',
      note: '다음에 만나요.',
    });
    expect(declined.data.application).toMatchObject({ status: 'DECLINED', reason: 'OTHER', note: '다음에 만나요.' });
    expect(await on.notices(applicant)).toMatchObject([{ kind: 'ANSWERED', reason: 'OTHER', note: '다음에 만나요.' }]);
    expect((await on.applications(id, leader, '?status=DECLINED')).data.counts).toEqual({
      PENDING: 0,
      ACCEPTED: 0,
      DECLINED: 1,
    });
    expect(await on.apply(id, applicant)).toMatchObject({
      code: 409,
      message: '이 모집글에는 다시 지원할 수 없어요.',
    });
    expect((await on.detail(id, applicant)).mine?.state).toBe('BARRED');
  });

  it('returns 404 for a withdrawn application, 409 after 14 days, and 403 to members other than the leader', async () => {
    const id = await on.publish(leader);
    const { data: first } = await on.apply(id, applicant);
    expect((await on.answer(id, first.id, other)).code).toBe(403);
    await on.act('DELETE', `${id}/applications/mine`, applicant);
    expect(await on.answer(id, first.id, leader)).toMatchObject({
      code: 404,
      message: '취소됐거나 이미 끝난 지원이에요.',
    });
    const { data: second } = await on.apply(id, applicant);
    const old = new Date(Date.now() - 14 * DAY);
    await server.db.updateTable('project_application').set({ created_at: old }).where('id', '=', second.id).execute();
    expect((await on.answer(id, second.id, leader)).code).toBe(409);
  });

  it('refuses a second member for a seat, whose application stays pending', async () => {
    const id = await on.publish(leader, {
      roles: ['PM', 'BACK_END'],
      personnel: 2,
      seats: [
        { role: 'PM', count: 1 },
        { role: 'BACK_END', count: 1 },
      ],
    });
    const { data: first } = await on.apply(id, applicant, { role: 'PM' });
    const { data: second } = await on.apply(id, other, { role: 'PM' });
    await on.answer(id, first.id, leader);
    expect(await on.answer(id, second.id, leader)).toMatchObject({
      code: 409,
      message: '이 역할은 자리가 모두 찼어요.',
    });
    expect((await on.newestOf(id, leader, other)).status).toBe('PENDING');
  });

  it('closes the post with the last seat, and only then allows declining all pending applications', async () => {
    const id = await on.publish(leader, { personnel: 1 });
    const { data: first } = await on.apply(id, applicant);
    await on.apply(id, other);
    await on.apply(id, third);
    expect(await on.act('POST', `${id}/applications/decline-waiting`, leader)).toMatchObject({
      code: 409,
      message: '아직 빈자리가 있어요. 한 명씩 답해 주세요.',
    });
    expect((await on.answer(id, first.id, leader)).data).toMatchObject({ closed: true, waiting: 2 });
    expect(await on.detail(id)).toMatchObject({ closed: true, closedReason: 'FULL', filled: 1 });
    expect(await on.kindsOf(leader)).not.toContain('CLOSED');
    const told = await on.act<{ declined: number }>('POST', `${id}/applications/decline-waiting`, leader);
    expect([told.data.declined, told.message]).toEqual([2, '2명에게 알렸어요.']);
    expect(await on.notices(other)).toMatchObject([{ kind: 'ANSWERED', reason: 'FULL' }]);

    // Applicants declined as FULL may apply again once the post is reopened.
    expect((await on.detail(id, other)).mine?.state).toBe('BARRED');
    await on.act('POST', `${id}/team/leave`, applicant, { reason: 'SCHEDULE' });
    expect((await on.act('PUT', `${id}/closed`, leader, { closed: false })).code).toBe(200);
    expect((await on.apply(id, other)).code).toBe(200);
    expect((await on.apply(id, applicant)).code).toBe(200);
  });
});

describe('applications without an answer', () => {
  it.each(['DONE', 'STOPPED'] as const)('expire when the project is %s', async (status) => {
    const id = await on.publish(leader);
    await on.apply(id, applicant);
    await on.act('PATCH', `${id}/team`, leader, { status });
    expect(await on.notices(applicant)).toMatchObject([{ kind: 'EXPIRED', target: { id } }]);
    expect((await on.detail(id, applicant)).mine?.application?.status).toBe('EXPIRED');
  });

  it('expire when the post is deleted, and the applicants are notified', async () => {
    const id = await on.publish(leader);
    await on.apply(id, applicant);
    await on.act('DELETE', String(id), leader);
    expect(await on.notices(applicant)).toMatchObject([{ kind: 'EXPIRED', target: null }]);
  });
});

it("lists the caller's applications in every state, pending ones first", async () => {
  const [first, second, withdrawn] = await Promise.all([on.publish(leader), on.publish(leader), on.publish(leader)]);
  const { data: sent } = await on.apply(first, applicant);
  await on.apply(second, applicant);
  await on.apply(withdrawn, applicant);
  await on.act('DELETE', `${withdrawn}/applications/mine`, applicant);
  await on.answer(first, sent.id, leader, { status: 'DECLINED', reason: 'SKILL' });
  const { data } = await server.call<MyApplicationPage>('GET', '/api/applications', { token: applicant.token });
  expect(data.applications.map(({ projectId, status, reason }) => [projectId, status, reason])).toEqual([
    [second, 'PENDING', null],
    [withdrawn, 'WITHDRAWN', null],
    [first, 'DECLINED', 'SKILL'],
  ]);
  expect([data.totalElements, data.totalPages]).toEqual([3, 1]);
});

it('refuses to invite an applicant, with a message that names them', async () => {
  const id = await on.publish(leader);
  await on.apply(id, applicant);
  const edit = createPayload({ invitedMembersNicknames: [applicant.nickname] });
  expect(await on.act('PUT', String(id), leader, edit)).toMatchObject({
    code: 400,
    message: `${applicant.nickname} 님은 이미 지원했어요. 지원자 목록에서 수락해 주세요.`,
  });
});

it('hides from visitors their relation to a post and the keywords of its leader', async () => {
  const id = await on.publish(leader);
  const shown = await on.detail(id);
  expect([shown.mine, shown.leader.keywords]).toEqual([undefined, null]);
  expect((await on.detail(id, other)).mine).toEqual({ state: 'NONE' });
  expect((await on.detail(id, other)).leader.keywords).toEqual([]);
  expect((await on.detail(id, leader)).mine).toEqual({ state: 'LEADER', waiting: 0 });
});
