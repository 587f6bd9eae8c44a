import { type AnswerResult, type Application, type MyApplication, type MyApplicationPage } from '@contract/application';
import { mondayOf, todayInKorea } from '@contract/dates';
import { type Team, type TeamItem } from '@contract/team';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let mate: TestMember;
let applicant: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, mate, applicant] = await server.fourMembers();
  id = await on.publish(leader);
});

afterAll(() => server.close());

const change = (json: Record<string, unknown>) => on.act<Team>('PATCH', `${id}/team`, leader, json);
const checkIn = (by: TestMember, mood = 'GOOD') =>
  on.act('PUT', `${id}/team/check-in`, by, { week: mondayOf(todayInKorea()), mood, text: '화면을 그렸어요.' });
const newsOf = async (member: TestMember) => (await on.notices(member)).filter(({ kind }) => kind === 'NEWS');

it('a new member is welcomed until the contact link was opened', async () => {
  await on.join(id, leader, mate);
  expect((await on.team(id, mate)).data.welcome).toBe(true);
  expect((await on.team(id, leader)).data.welcome).toBe(false);
  expect((await on.act('PUT', `${id}/team/welcomed`, mate)).code).toBe(200);
  expect((await on.team(id, mate)).data.welcome).toBe(false);
});

describe('team news', () => {
  beforeEach(() => on.join(id, leader, mate));

  it('of one day make one line, also after it was read, and not for who made them', async () => {
    await change({ contactLink: 'https://open.example.com/room' });
    const [first] = await newsOf(mate);
    await server.call('POST', '/api/notices/read', { token: mate.token, json: { project: id, place: 'team' } });
    await change({ notice: '목요일에 만나요.' });

    const lines = await newsOf(mate);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ read: false, target: { id } });
    expect(lines[0]!.id).not.toBe(first!.id);
    expect(await newsOf(leader)).toEqual([]);
  });

  it('are the first check-in of a week, which a call for help tells the leader in its own words', async () => {
    await checkIn(mate);
    await checkIn(mate);
    expect(await newsOf(leader)).toHaveLength(1);
    await on.join(id, leader, applicant, 'BACK_END');
    await checkIn(applicant, 'HELP');
    expect(await newsOf(mate)).toHaveLength(1);
    expect(await newsOf(leader)).toHaveLength(1);
    expect(await on.kindsOf(leader)).toContain('HELP');
  });

  it('are neither an emptied notice nor the same one', async () => {
    await change({ notice: '목요일에 만나요.' });
    await server.call('POST', '/api/notices/read', { token: mate.token, json: { project: id, place: 'team' } });
    await change({ notice: '목요일에 만나요.' });
    await change({ notice: '' });
    expect((await newsOf(mate)).map(({ read }) => read)).toEqual([true]);
  });
});

it('the team is told that the project is done, and reads all of its check-ins from then on', async () => {
  await on.join(id, leader, mate);
  await server.db
    .insertInto('check_in')
    .values({
      project_id: id,
      member_id: mate.id,
      week: '2024-01-01',
      mood: 'GOOD',
      text: '처음 만났어요.',
      updated_at: new Date(),
    })
    .execute();
  const textsOf = async () => (await on.team(id, mate)).data.members.at(-1)!.checkIns.map(({ text }) => text);
  expect(await textsOf()).toEqual([]);
  await change({ status: 'DONE' });
  expect(await textsOf()).toEqual(['처음 만났어요.']);
  expect((await on.team(id, mate)).data.checkInCount).toBe(1);
  expect(await on.kindsOf(mate)).toContain('DONE');
});

describe('a question to an applicant', () => {
  let application: number;

  beforeEach(async () => {
    application = (await on.apply(id, applicant)).data.id;
  });

  const ask = (question = '언제 시작할 수 있어요?', by = leader) =>
    on.act<Application>('POST', `${id}/applications/${application}/questions`, by, { question });
  const reply = (number: number, answer = '네, 다음 주부터요.', by = applicant) =>
    on.act<MyApplication>('PUT', `${id}/applications/mine/answer`, by, { number, answer });

  it('is asked by the leader, answered by the applicant, and tells both', async () => {
    expect((await ask()).data.questions).toMatchObject([
      { number: 1, question: '언제 시작할 수 있어요?', answer: null },
    ]);
    expect(await on.kindsOf(applicant)).toContain('ASKED');
    const { data } = await reply(1);
    expect(data.questions).toMatchObject([{ number: 1, answer: '네, 다음 주부터요.' }]);
    expect(await on.kindsOf(leader)).toContain('REPLIED');
    const asked = (await on.notices(applicant)).find(({ kind }) => kind === 'ASKED');
    expect(asked?.read).toBe(true);
    expect((await on.newestOf(id, leader, applicant)).questions).toHaveLength(1);
  });

  it('waits for its answer before the next one, and there are five at most', async () => {
    await ask();
    expect(await ask()).toMatchObject({ code: 409, message: '아직 답을 기다리는 질문이 있어요.' });
    await reply(1);
    for (const number of [2, 3, 4, 5]) {
      await ask();
      await reply(number);
    }
    expect(await ask()).toMatchObject({ code: 409, message: '질문은 다섯 번까지 할 수 있어요.' });
  });

  it('is answered once, and by its applicant alone', async () => {
    await ask();
    expect((await reply(1, '제가요.', mate)).code).toBe(404);
    expect((await reply(1)).code).toBe(200);
    expect(await reply(1)).toMatchObject({ code: 409, message: '이미 답했거나 끝난 질문이에요.' });
    expect((await ask('다른 질문', mate)).code).toBe(403);
  });

  it('has 1 to 300 characters, like its answer', async () => {
    expect(await ask('  ')).toMatchObject({ code: 400, message: '질문을 입력해 주세요.' });
    expect((await ask('가'.repeat(301))).code).toBe(400);
    expect((await ask('가'.repeat(300))).code).toBe(200);
    expect(await reply(1, ' ')).toMatchObject({ code: 400, message: '답을 입력해 주세요.' });
  });

  it('leaves the application open to changes until it is answered', async () => {
    const edit = () =>
      on.act<MyApplication>('PUT', `${id}/applications/mine`, applicant, {
        message: '다시 읽고 고쳐 썼어요.',
        link: '',
      });
    await ask();
    expect((await edit()).data.message).toBe('다시 읽고 고쳐 썼어요.');
    await reply(1);
    expect(await edit()).toMatchObject({ code: 409, message: '질문에 답한 뒤에는 지원을 고칠 수 없어요.' });
  });
});

it('an applicant may be accepted in another role, which both are told', async () => {
  const { data: sent } = await on.apply(id, applicant, { role: 'PM' });
  const accepted = await on.act<AnswerResult>('PUT', `${id}/applications/${sent.id}`, leader, {
    status: 'ACCEPTED',
    role: 'BACK_END',
  });
  expect(accepted.data.application).toMatchObject({ role: 'PM', joinedRole: 'BACK_END' });
  expect((await on.team(id, leader)).data.members.at(-1)!.role).toBe('BACK_END');
  expect((await on.notices(applicant))[0]).toMatchObject({ kind: 'ANSWERED', reason: null, role: 'BACK_END' });
});

describe('the former leader', () => {
  beforeEach(() => on.join(id, leader, mate));

  it('may stay without a role, which takes no seat', async () => {
    const { code } = await on.act('POST', `${id}/team/lead`, leader, { nickname: mate.nickname, role: null });
    expect(code).toBe(200);
    const { data } = await on.team(id, leader);
    expect(data.members.map(({ nickname, role }) => [nickname, role])).toEqual([
      [mate.nickname, null],
      [leader.nickname, null],
    ]);
    expect(data.canCheckIn).toBe(true);
    expect((await on.detail(id)).filled).toBe(0);
    const { data: teams } = await server.call<TeamItem[]>('GET', '/api/teams', { token: leader.token });
    expect(teams[0]).toMatchObject({ projectId: id, memberCount: 2 });
  });

  it('stays in the chosen role, if it has a free seat', async () => {
    const taken = { nickname: mate.nickname };
    expect((await on.act('POST', `${id}/team/lead`, leader, { ...taken, role: 'NONE' })).code).toBe(400);
    expect((await on.act('POST', `${id}/team/lead`, leader, { ...taken, role: 'PM' })).code).toBe(200);
    expect((await on.team(id, leader)).data.members.at(-1)!.role).toBe('PM');
  });

  it('has lines about what only the leader may open closed', async () => {
    await on.apply(id, applicant, { role: 'BACK_END' });
    await on.act('POST', `${id}/team/lead`, leader, { nickname: mate.nickname });
    const line = (await on.notices(leader)).find(({ kind }) => kind === 'APPLIED');
    expect(line).toMatchObject({ closed: true, target: { id } });
  });
});

it('deleting a post tells its team, and leaves the applications that waited with their applicants', async () => {
  await on.join(id, leader, mate);
  await on.apply(id, applicant, { role: 'BACK_END' });
  const { title } = await on.detail(id);
  expect((await on.act('DELETE', `${id}`, leader)).code).toBe(200);

  expect((await on.notices(mate))[0]).toMatchObject({ kind: 'DELETED', target: null, note: title });
  const { data } = await server.call<MyApplicationPage>('GET', '/api/applications', { token: applicant.token });
  expect(data.applications).toMatchObject([{ projectId: null, title, status: 'EXPIRED', endedReason: 'DELETED' }]);
  expect((await on.notices(applicant))[0]).toMatchObject({ kind: 'EXPIRED', reason: 'DELETED', note: title });
});

it('the answer to the last application reads the lines about waiting ones', async () => {
  const { data: sent } = await on.apply(id, applicant);
  const appliedOf = async () => (await on.notices(leader)).find(({ kind }) => kind === 'APPLIED');
  expect((await appliedOf())?.read).toBe(false);
  await on.answer(id, sent.id, leader);
  expect((await appliedOf())?.read).toBe(true);
});

it('the answer to an application reads the line about what its applicant has replied', async () => {
  const { data: sent } = await on.apply(id, applicant);
  const path = `${id}/applications`;
  await on.act('POST', `${path}/${sent.id}/questions`, leader, { question: '언제 시작할 수 있어요?' });
  await on.act('PUT', `${path}/mine/answer`, applicant, { number: 1, answer: '네, 다음 주부터요.' });
  const reply = async () => (await on.notices(leader)).find(({ kind }) => kind === 'REPLIED');
  expect((await reply())?.read).toBe(false);
  await on.answer(id, sent.id, leader);
  expect((await reply())?.read).toBe(true);
});

it('opening a page of a post reads the lines that lead to it, and no others', async () => {
  await on.join(id, leader, mate);
  await on.apply(id, applicant, { role: 'BACK_END' });
  const read = (place: string) =>
    server.call('POST', '/api/notices/read', { token: leader.token, json: { project: id, place } });
  const unread = async () => (await on.notices(leader)).filter((line) => !line.read).map(({ kind }) => kind);
  await change({ status: 'ACTIVE' });
  expect(await unread()).toEqual(['APPLIED']);
  await read('team');
  expect(await unread()).toEqual(['APPLIED']);
  await read('applicants');
  expect(await unread()).toEqual([]);
  expect((await read('desk')).code).toBe(400);
});

it('the leader is told when an invitation is declined', async () => {
  const invited = await on.publish(leader, { invitedMembersNicknames: [mate.nickname] });
  const { mine } = await on.detail(invited, mate);
  await server.call('DELETE', `/api/alarm/invited-projects/${mine!.projectInvitedMemberId}`, { token: mate.token });
  expect((await on.notices(leader))[0]).toMatchObject({ kind: 'UNINVITED', actor: { nickname: mate.nickname } });
});
