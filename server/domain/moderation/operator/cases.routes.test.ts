import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type NoticePage } from '@contract/notice';
import { OPERATOR_MESSAGES as TEXT, type CaseItem } from '@contract/operator';
import { commentingOn, type Commenting } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let operator: TestMember;
let writer: TestMember;
let reporters: TestMember[];
let on: Deciding;
let recruiting: Recruiting;
let commenting: Commenting;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
  recruiting = recruitingOn(server.call);
  commenting = commentingOn(server, createPayload());
  [writer, ...reporters] = await server.fourMembers();
  // Members must be three days old for their reports to hide content.
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
});
afterAll(() => server.close());

const publish = (title = '신고될 글') => recruiting.publish(writer, { title });
const kindsOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.map(({ kind }) => kind);
const logOf = (target: 'PROJECT' | 'PROFILE', id: number) =>
  server.db
    .selectFrom('operator_log')
    .select(['actor', 'action', 'reason'])
    .where('target', '=', target)
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();
const mailsOf = (kind: string) => server.db.selectFrom('delivery').select('payload').where('kind', '=', kind).execute();

describe('the review queue', () => {
  it('lists each reported target once, most reports first, with its writer and title', async () => {
    const author = await server.member();
    const publishOwn = (title: string) => recruiting.publish(author, { title });
    const [few, many] = [await publishOwn('한 번 신고된 글'), await publishOwn('두 번 신고된 글')];
    const ofAuthor = `member=${encodeURIComponent(author.nickname)}`;
    await on.report('PROJECT', few, reporters[0]!);
    await on.report('PROJECT', many, reporters[0]!);
    await on.report('PROJECT', many, reporters[1]!);
    const { cases } = (await on.queue(`?${ofAuthor}`)).data;
    expect(cases.map(({ title, reports }) => [title, reports])).toEqual([
      ['두 번 신고된 글', 2],
      ['한 번 신고된 글', 1],
    ]);
    expect(cases[0]).toMatchObject<Partial<CaseItem>>({
      target: 'PROJECT',
      targetId: many,
      state: 'OPEN',
      total: 2,
      types: ['SPAM'],
      hidden: false,
      edited: false,
      writer: { memberId: author.id, nickname: author.nickname },
    });
    const latest = (await on.queue('?sort=latest')).data.cases;
    expect(latest[0]?.targetId).toBe(many);
    expect((await on.queue(`?state=HIDDEN&${ofAuthor}`)).data.totalElements).toBe(0);
    expect((await on.queue(`?target=ARCHIVE&${ofAuthor}`)).data.cases).toEqual([]);
    expect((await on.queue('?state=open')).code).toBe(400);
  });

  it('shows the current and the reported text, the reporters, and a deleted target by its reports', async () => {
    const id = await publish('처음 제목');
    await on.report('PROJECT', id, reporters[0]!, '번호가 있어요.');
    await server.call('PUT', `/api/projects/${id}`, {
      token: writer.token,
      json: createPayload({ title: '고친 제목' }),
    });
    const { data } = await on.open('PROJECT', id);
    expect(data.now?.fields[0]).toEqual({ name: 'TITLE', text: '고친 제목' });
    expect(data.reportList[0]).toMatchObject({
      content: '번호가 있어요.',
      reporter: { memberId: reporters[0]!.id, nickname: reporters[0]!.nickname },
      reportedText: expect.stringContaining('처음 제목') as string,
    });
    expect(data.member?.nickname).toBe(writer.nickname);
    await server.call('DELETE', `/api/projects/${id}`, { token: writer.token });
    expect((await on.open('PROJECT', id)).data).toMatchObject({ now: null, title: '처음 제목', reports: 1 });
    expect((await on.open('PROJECT', 999_999)).code).toBe(404);
  });
});

describe('a measure', () => {
  it('requires a confirmed password, and changes nothing without it', async () => {
    const id = await publish();
    const hasty = await server.member();
    await makeOperator(server, hasty);
    const { code, errors } = await on.measure('HIDE', 'PROJECT', id, { by: hasty });
    expect([code, errors?.[0]?.field]).toEqual([403, 'password']);
    expect(await logOf('PROJECT', id)).toEqual([]);
  });

  it('is refused for own content, for the account of an operator, and for a changed case', async () => {
    const other = await operatorOn(server);
    const own = await recruiting.publish(operator, { title: '운영자의 글' });
    expect(await on.measure('HIDE', 'PROJECT', own)).toMatchObject({ code: 403, message: TEXT.ownContent });
    expect(await on.measure('WARN', 'PROFILE', other.id)).toMatchObject({ code: 409, message: TEXT.ofOperator });
    const id = await publish();
    const { version } = (await on.open('PROJECT', id)).data;
    await on.report('PROJECT', id, reporters[0]!);
    const late = await on.send({ action: 'HIDE', target: 'PROJECT', targetId: id, reason: '가', version });
    expect(late).toMatchObject({ code: 409, message: TEXT.caseChanged });
  });

  it('is taken once when two operators send it concurrently, with one log row and one notice to the reporter', async () => {
    const id = await publish();
    const [reporter] = [await server.member()];
    await on.report('PROJECT', id, reporter);
    const other = await operatorOn(server);
    const { version } = (await on.open('PROJECT', id)).data;
    const json = { action: 'HIDE', target: 'PROJECT', targetId: id, reason: '연락처가 있어요.', version };
    const responses = await Promise.all([on.send(json), on.send(json, other)]);
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await logOf('PROJECT', id)).toEqual([{ actor: 'OPERATOR', action: 'HIDE', reason: '연락처가 있어요.' }]);
    expect(await kindsOf(reporter)).toEqual(['REPORT_DONE']);
    const again = await on.measure('HIDE', 'PROJECT', id);
    expect(again).toMatchObject({ code: 409, message: TEXT.alreadyHidden });
    expect((await on.measure('RESTORE', 'PROJECT', id)).data).toMatchObject({ state: 'DONE', hidden: false });
    expect(await on.measure('RESTORE', 'PROJECT', id)).toMatchObject({ code: 409, message: TEXT.notHidden });
    expect(await on.measure('DISMISS', 'PROJECT', id)).toMatchObject({ code: 409, message: TEXT.noReports });
  });

  it('DISMISS closes reports without a notice to the writer, and a later report reopens the case', async () => {
    const id = await publish();
    const before = await kindsOf(writer);
    await on.report('PROJECT', id, reporters[0]!);
    expect((await on.measure('DISMISS', 'PROJECT', id)).data).toMatchObject({ state: 'DONE', reports: 0, total: 1 });
    expect(await kindsOf(writer)).toEqual(before);
    await on.report('PROJECT', id, reporters[1]!);
    expect((await on.open('PROJECT', id)).data).toMatchObject({ state: 'OPEN', reports: 1, total: 2 });
  });
});

describe('automatic hiding', () => {
  it('takes three reports by different members, also concurrent ones, and is logged once', async () => {
    const id = await publish();
    await Promise.all(reporters.map((reporter) => on.report('PROJECT', id, reporter)));
    expect((await on.open('PROJECT', id)).data).toMatchObject({ state: 'HIDDEN', hidden: true, reports: 3 });
    expect((await server.call('GET', `/api/projects/${id}`)).code).toBe(404);
    expect(await logOf('PROJECT', id)).toEqual([{ actor: 'AUTO', action: 'AUTO_HIDE', reason: '' }]);
    const hid = (await mailsOf('report')).filter(({ payload }) => (payload as { hid?: true }).hid);
    expect(hid.length).toBeLessThanOrEqual(1);
  });

  it('ignores reports of new members, and reports of approved text until it is edited', async () => {
    const id = await publish();
    const fresh = await server.member();
    for (const reporter of [reporters[0]!, reporters[1]!, fresh]) await on.report('PROJECT', id, reporter);
    expect((await on.open('PROJECT', id)).data.hidden).toBe(false);
    await on.report('PROJECT', id, reporters[2]!);
    expect((await on.open('PROJECT', id)).data.hidden).toBe(true);
    expect((await on.measure('DISMISS', 'PROJECT', id)).data).toMatchObject({ state: 'DONE', hidden: false });
    expect(await kindsOf(writer)).toContain('RESTORED');
    await server.db.deleteFrom('report').where('target_id', '=', id).execute();
    for (const reporter of reporters) await on.report('PROJECT', id, reporter);
    expect((await on.open('PROJECT', id)).data.hidden).toBe(false);
    await server.call('PUT', `/api/projects/${id}`, { token: writer.token, json: createPayload({ title: '고친 글' }) });
    await server.db
      .deleteFrom('report')
      .where('target_id', '=', id)
      .where('reporter_id', '=', reporters[0]!.id)
      .execute();
    await on.report('PROJECT', id, reporters[0]!);
    expect((await on.open('PROJECT', id)).data).toMatchObject({ hidden: true, edited: false });
    await server.call('PUT', `/api/projects/${id}`, { token: writer.token, json: createPayload({ title: '또 고침' }) });
    expect((await on.queue('?edited=true')).data.cases.map(({ targetId }) => targetId)).toEqual([id]);
  });
});

describe('a hidden comment', () => {
  it('is omitted without replies, shown without content with replies, and not counted', async () => {
    const post = await recruiting.publish(reporters[0]!, { title: '댓글이 있는 글' });
    const root = await commenting.write(post, '뿌리', writer);
    const reply = await commenting.write(post, '답글', reporters[1]!, root);
    await on.measure('HIDE', 'PROJECT_COMMENT', root);
    const [thread] = await commenting.threads(post);
    expect(thread?.parentComment).toMatchObject({ hidden: true, deleted: false, content: '', writer: null });
    expect(await commenting.count(post)).toBe(1);
    await on.measure('HIDE', 'PROJECT_COMMENT', reply);
    expect(await commenting.threads(post)).toEqual([]);
    const response = await commenting.post(post, { content: '답', parentCommentId: root }, reporters[2]!);
    expect(response.code).toBe(404);
    await on.measure('RESTORE', 'PROJECT_COMMENT', reply);
    await on.measure('RESTORE', 'PROJECT_COMMENT', root);
    expect([await commenting.texts(post), await commenting.count(post)]).toEqual([[['뿌리', '답글']], 2]);
  });
});

it('hides parts of a profile: the nickname stays reserved, the photo has a secret address', async () => {
  const member = await server.member({ nickname: '나쁜이름', introduction: '나쁜 소개' });
  const photo = (
    await server.call<{ basicInfo: { profileImg: string } }>('GET', '/api/mypage', { token: member.token })
  ).data.basicInfo.profileImg;
  const hide = await on.measure('HIDE', 'PROFILE', member.id, { parts: ['PHOTO', 'NICKNAME', 'INTRODUCTION'] });
  expect(hide.data.hiddenParts).toEqual(['INTRODUCTION', 'NICKNAME', 'PHOTO']);
  expect((await server.app.inject({ url: photo })).statusCode).toBe(404);
  expect((await server.call('GET', '/api/users/me', { token: member.token })).status).toBe(40203);
  const taken = await server.call('GET', `/api/users/check_nickname?nickname=${encodeURIComponent('나쁜이름')}`);
  expect(taken.code).toBe(400);
  const { password, username } = member;
  const login = await server.call<{ nickname: string; profileImg: string }>('POST', '/api/login', {
    json: { username, password },
  });
  expect([login.data.nickname, login.data.profileImg]).toEqual([expect.stringMatching(/^회원\d{8}$/), '']);
  await on.measure('RESTORE', 'PROFILE', member.id);
  const back = await server.call('GET', `/api/mypage/${encodeURIComponent('나쁜이름')}`, { token: writer.token });
  expect(back.data).toMatchObject({ careerHistory: { introduction: '나쁜 소개' } });
});

describe('a suspended member', () => {
  let member: TestMember;
  let post: number;
  beforeEach(async () => {
    member = await server.member();
    post = await recruiting.publish(member, { title: '정지될 회원의 글' });
    await recruiting.apply(post, reporters[0]!);
    const { code } = await on.measure('SUSPEND', 'PROFILE', member.id, { days: 7, reason: '욕설을 썼어요.' });
    expect(code).toBe(200);
  });

  it('is logged out, and gets the reason and the end only with the right password', async () => {
    const { username, password, token } = member;
    expect((await server.call('GET', '/api/users/me', { token })).status).toBe(40203);
    expect((await server.call('POST', '/api/login', { json: { username, password: 'wrong1234' } })).code).toBe(401);
    const { code, message, errors } = await server.call('POST', '/api/login', { json: { username, password } });
    expect([code, message.split('\n')[0]]).toEqual([403, ACCOUNT_MESSAGES.suspended]);
    expect(errors).toEqual([
      { field: 'until', message: expect.stringMatching(/^기간: \d\d\.\d\d\.\d\d \d\d:\d\d까지$/) as string },
      { field: 'reason', message: '이유: 욕설을 썼어요.' },
      { field: 'case', message: expect.stringMatching(/^접수 번호: \d+$/) as string },
    ]);
  });

  it('has no profile, closed posts and no pending applications, and cannot be found', async () => {
    const { token } = writer;
    expect((await server.call('GET', `/api/mypage/${encodeURIComponent(member.nickname)}`, { token })).code).toBe(404);
    expect((await recruiting.detail(post)).closedReason).toBe('WRITER');
    const own = await server.call<{ applications: { status: string; projectId: number }[] }>(
      'GET',
      '/api/applications',
      {
        token: reporters[0]!.token,
      },
    );
    expect(own.data.applications.find(({ projectId }) => projectId === post)?.status).toBe('EXPIRED');
    const search = `/api/users/search?nickname=${encodeURIComponent(member.nickname)}`;
    expect((await server.call('GET', search, { token })).code).toBe(400);
  });

  it('may log in after the end, and the posts stay closed', async () => {
    await on.measure('UNSUSPEND', 'PROFILE', member.id);
    const { username, password } = member;
    expect((await server.call('POST', '/api/login', { json: { username, password } })).code).toBe(200);
    expect((await recruiting.detail(post)).closed).toBe(true);
    expect(await on.measure('UNSUSPEND', 'PROFILE', member.id)).toMatchObject({
      code: 409,
      message: TEXT.notSuspended,
    });
  });

  it('withdraws without a token, and the e-mail address cannot join until the end', async () => {
    const leaving = await server.member();
    const { email } = await server.db
      .selectFrom('member')
      .select('email')
      .where('id', '=', leaving.id)
      .executeTakeFirstOrThrow();
    await on.measure('SUSPEND', 'PROFILE', leaving.id, { days: 30 });
    const { username, password } = leaving;
    const remove = (typed: string) =>
      server.call('DELETE', '/api/user/delete', { json: { username, password: typed, confirm_password: typed } });
    expect((await remove('wrong1234')).code).toBe(400);
    expect((await remove(password)).code).toBe(200);
    const check = await server.call('GET', `/api/users/check_email?email=${encodeURIComponent(email ?? '')}`);
    expect([check.code, check.message]).toEqual([400, ACCOUNT_MESSAGES.barredEmail]);
    server.passTime(31 * 24 * 3_600_000);
    expect((await server.call('GET', `/api/users/check_email?email=${encodeURIComponent(email ?? '')}`)).code).toBe(
      200,
    );
    server.passTime(-31 * 24 * 3_600_000);
  });
});

it('the case of a profile preserves its reports without the nickname once the member has withdrawn', async () => {
  const gone = await server.member({ introduction: '광고를 올리는 사람이에요.' });
  await on.report('PROFILE', gone.id, reporters[0]!);
  const { token, nickname, password } = gone;
  const json = { username: nickname, password, confirm_password: password };
  expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);

  const listed = (await on.queue('?target=PROFILE')).data.cases.find(({ targetId }) => targetId === gone.id);
  const { code, data } = await on.open('PROFILE', gone.id);
  expect(code).toBe(200);
  for (const one of [listed, data])
    expect(one).toMatchObject({ title: '', total: 1, writer: { memberId: gone.id, nickname: null } });
  expect(data.reportList).toMatchObject([{ content: '광고예요.', reportedText: '' }]);
});
