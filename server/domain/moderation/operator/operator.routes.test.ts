import { ACCOUNT_MESSAGES, type Account, type SessionData } from '@contract/auth';
import { type Alarms } from '@contract/alarm';
import { MESSAGES } from '@contract/messages';
import {
  OPERATOR_MESSAGES,
  type Confirmation,
  type LogPage,
  type MemberCard,
  type MemberCardPage,
  type OperatorDesk,
} from '@contract/operator';
import { noticeText, type NoticePage } from '@contract/notice';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertProject } from '../../../db/testing/rows';
import { withdraw } from '../../../db/testing/withdraw';
import { MINUTE } from '../../../lib/durations';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
});
afterAll(() => server.close());

const get = <T>(path: string, { token }: TestMember = operator) =>
  server.call<T>('GET', `/api/admin${path}`, { token });
const confirm = ({ token, password }: TestMember, typed = password) =>
  server.call<Confirmation>('POST', '/api/admin/confirm', { token, json: { password: typed } });
const setRole = (id: number, role: string, by: TestMember = operator, reason = '일을 나눠요.') =>
  server.call<MemberCard>('PUT', `/api/admin/members/${id}/role`, { token: by.token, json: { role, reason } });
const logAbout = (memberId: number) =>
  server.db.selectFrom('operator_log').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

describe('the desk', () => {
  const PATHS = ['/me', '/confirm', '/members', '/members/1/role', '/members/x/role', '/log', '/log.csv', '/nothing'];

  it.each(PATHS)(
    'returns for %s the 404 of an unknown path to visitors and members, with any method and body',
    async (at) => {
      const member = await server.member();
      const unknown = await server.call('GET', '/api/nothing');
      for (const token of [undefined, 'nonsense', member.token]) {
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
          const headers = { 'content-type': 'application/json' };
          const { code, text } = await server.call(method, `/api/admin${at}`, { token, headers, body: '{' });
          expect([method, code, text]).toEqual([method, 404, unknown.text]);
        }
      }
    },
  );

  it('returns 40203 to operators whose session has ended, and 40202 to those with an expired token', async () => {
    const leaving = await operatorOn(server);
    const staying = await operatorOn(server);
    await server.call('POST', '/api/logout', { cookies: { refresh: leaving.refresh } });
    expect((await get('/me', leaving)).status).toBe(40203);
    server.passTime(16 * MINUTE);
    expect((await get('/me', staying)).status).toBe(40202);
    server.passTime(-16 * MINUTE);
    expect((await server.call('DELETE', '/api/admin/me', { token: operator.token })).code).toBe(405);
  });

  it('returns the nickname, the end of the confirmation and the number of reported targets', async () => {
    const [reporter, other] = [await server.member(), await server.member()];
    const project = await insertProject(server.db, other.id);
    const { waiting } = (await get<OperatorDesk>('/me')).data;
    for (const { token } of [reporter, operator]) {
      const target = { reportTarget: 'PROJECT', targetId: project, reportType: 'SPAM', reportContent: '' };
      await server.call('POST', '/api/report/submit', { token, json: { nickname: other.nickname, ...target } });
    }
    const { data } = await get<OperatorDesk>('/me');
    expect(data).toEqual({
      memberId: operator.id,
      nickname: operator.nickname,
      confirmedUntil: expect.any(String) as string,
      waiting: waiting + 1,
      newestReport: expect.any(Number) as number,
    });
  });
});

describe('the role of an operator', () => {
  it('is sent by login, token, bell and account only to operators', async () => {
    const told = async ({ username, password, refresh, token }: TestMember) => {
      const { call } = server;
      const login = await call<SessionData>('POST', '/api/login', { json: { username, password } });
      const renewed = await call<SessionData>('POST', '/api/token', { json: {}, cookies: { refresh } });
      const bell = await call<Alarms>('GET', '/api/alarm/project-archive', { token });
      const account = await call<Account>('GET', '/api/users/me', { token });
      return [login.data.operator, renewed.data.operator, bell.data.operator, account.data.role];
    };
    expect(await told(await server.member())).toEqual([undefined, undefined, undefined, 'MEMBER']);
    const member = await server.member();
    await setRole(member.id, 'OPERATOR');
    expect(await told(member)).toEqual([true, true, true, 'OPERATOR']);
  });

  it('takes effect with the next request, is logged once, and the member is notified', async () => {
    const member = await server.member();
    const { code, data } = await setRole(member.id, 'OPERATOR', operator, '함께 봐요.');
    expect([code, data.role, data.measures.map(({ action }) => action)]).toEqual([200, 'OPERATOR', ['ROLE_ADD']]);
    expect((await get('/me', member)).code).toBe(200);
    expect((await setRole(member.id, 'OPERATOR')).code).toBe(200);
    const { data: news } = await server.call<NoticePage>('GET', '/api/notices', { token: member.token });
    expect(news.notices.map(noticeText)).toEqual(['운영자 권한이 바뀌었어요.']);

    await setRole(member.id, 'MEMBER');
    expect((await get('/me', member)).code).toBe(404);
    const rows = await logAbout(member.id);
    expect(rows.map(({ action, actor, actor_id: by, reason }) => [action, actor, by, reason])).toEqual([
      ['ROLE_ADD', 'OPERATOR', operator.id, '함께 봐요.'],
      ['ROLE_REMOVE', 'OPERATOR', operator.id, '일을 나눠요.'],
    ]);
  });

  it('is refused for unknown, withdrawn and suspended members, without a log row', async () => {
    expect((await setRole(999_999, 'OPERATOR')).code).toBe(404);
    const [gone, suspended] = [await server.member(), await server.member()];
    await withdraw(server.db, gone.id);
    const refused = await setRole(gone.id, 'OPERATOR');
    expect([refused.code, refused.message]).toEqual([409, OPERATOR_MESSAGES.withdrawn]);
    const columns = { suspended_until: Infinity, suspended_reason: '광고' };
    await server.db.updateTable('member').set(columns).where('id', '=', suspended.id).execute();
    expect((await setRole(suspended.id, 'OPERATOR')).code).toBe(409);
    expect([...(await logAbout(gone.id)), ...(await logAbout(suspended.id))]).toEqual([]);
  });

  it.each([
    [{ role: 'OPERATOR', reason: '' }, OPERATOR_MESSAGES.reasonEmpty],
    [{ role: 'OPERATOR', reason: '가'.repeat(501) }, '글자 수를 줄여 주세요. 최대 500자까지 쓸 수 있어요.'],
    [{ role: 'KING', reason: '가' }, MESSAGES.valueNotInList],
  ])('is refused with 400 for %j', async (json, message) => {
    const response = await server.call('PUT', `/api/admin/members/${operator.id}/role`, {
      token: operator.token,
      json,
    });
    expect([response.code, response.message]).toEqual([400, message]);
  });
});

describe('the last operator', () => {
  let alone: TestServer;
  beforeEach(async () => {
    alone = await startServer();
  });
  afterEach(() => alone.close());

  it('can neither give up the role nor withdraw', async () => {
    const last = await operatorOn(alone);
    const { token, nickname, password, id } = last;
    const json = { role: 'MEMBER', reason: '쉬어요.' };
    const kept = await alone.call('PUT', `/api/admin/members/${id}/role`, { token, json });
    expect([kept.code, kept.message]).toEqual([409, OPERATOR_MESSAGES.lastOperator]);
    const leaving = { username: nickname, password, confirm_password: password };
    const stays = await alone.call('DELETE', '/api/user/delete', { token, json: leaving });
    expect([stays.code, stays.message]).toEqual([409, OPERATOR_MESSAGES.lastOperator]);
    await makeOperator(alone, await alone.member());
    expect((await alone.call('DELETE', '/api/user/delete', { token, json: leaving })).code).toBe(200);
  });

  it('remains when two operators remove each other concurrently', async () => {
    const [a, b] = [await operatorOn(alone), await operatorOn(alone)];
    const remove = (by: TestMember, { id }: TestMember) =>
      alone.call('PUT', `/api/admin/members/${id}/role`, {
        token: by.token,
        json: { role: 'MEMBER', reason: '정리해요.' },
      });
    const codes = (await Promise.all([remove(a, b), remove(b, a)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, expect.any(Number)]);
    const left = await alone.db.selectFrom('member').select('id').where('account_role', '=', 'OPERATOR').execute();
    expect(left).toHaveLength(1);
  });
});

describe('the confirmation of an operator', () => {
  it('is checked before the body, and nothing changes without it', async () => {
    const fresh = await server.member();
    await makeOperator(server, fresh);
    const member = await server.member();
    const refused = await setRole(member.id, 'OPERATOR', fresh, '');
    const message = OPERATOR_MESSAGES.confirmFirst;
    expect([refused.code, refused.errors]).toEqual([403, [{ field: 'password', message }]]);
    expect(await logAbout(member.id)).toEqual([]);
  });

  it('survives a renewal of the token, but neither fifteen minutes nor another login', async () => {
    const { token, refresh, ...own } = await operatorOn(server);
    const member = await server.member();
    const renewed = await server.call('POST', '/api/token', { json: { accessToken: token }, cookies: { refresh } });
    const later = { ...own, refresh, token: renewed.headers.access ?? '' };
    expect((await setRole(member.id, 'MEMBER', later)).code).toBe(200);

    const json = { username: own.username, password: own.password };
    const login = await server.call('POST', '/api/login', { json });
    expect((await setRole(member.id, 'MEMBER', { ...later, token: login.headers.access ?? '' })).code).toBe(403);

    server.passTime(14 * MINUTE);
    expect((await setRole(member.id, 'MEMBER', later)).code).toBe(200);
    server.passTime(MINUTE + 1);
    const cookies = { refresh: renewed.cookies['refresh']?.value ?? '' };
    const again = await server.call('POST', '/api/token', { json: {}, cookies });
    expect((await setRole(member.id, 'MEMBER', { ...later, token: again.headers.access ?? '' })).code).toBe(403);
    server.passTime(-15 * MINUTE - 1);
  });

  it('returns 400 for a wrong password, which is logged, and 429 after five', async () => {
    const strict = await startServer({ rateLimitMultiplier: 1 });
    const member = await strict.member();
    await makeOperator(strict, member);
    const ask = (password: string) =>
      strict.call('POST', '/api/admin/confirm', { token: member.token, json: { password } });
    for (let time = 0; time < 5; time += 1) {
      const { code, errors } = await ask('wrong0000');
      expect([code, errors]).toEqual([400, [{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }]]);
    }
    expect((await ask(member.password)).code).toBe(429);
    const rows = await strict.db.selectFrom('operator_log').select(['action', 'actor_id']).execute();
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ action: 'CONFIRM_FAILED', actor_id: member.id })));
    await strict.close();
  });

  it('returns until when it is valid', async () => {
    const { data } = await confirm(operator);
    expect(Math.abs(Date.parse(data.confirmedUntil) - Date.now() - 15 * MINUTE)).toBeLessThan(10_000);
    expect((await get<OperatorDesk>('/me')).data.confirmedUntil).toBe(data.confirmedUntil);
  });
});

describe('the member list', () => {
  it('finds members by a part of the nickname, by role and by their measures', async () => {
    const { id } = await server.member({ nickname: '찾는사람' });
    const at = new Date();
    const row = { at, actor: 'OPERATOR' as const, actor_id: operator.id, member_id: id };
    await server.db
      .insertInto('operator_log')
      .values({ ...row, action: 'WARN', reason: '광고' })
      .execute();
    const suspension = { suspended_until: new Date(at.getTime() + 60 * MINUTE), suspended_reason: '도배' };
    await server.db.updateTable('member').set(suspension).where('id', '=', id).execute();
    const part = encodeURIComponent('는사');
    for (const query of [
      `query=${part}`,
      'state=WARNED',
      `state=SUSPENDED&query=${part}`,
      `query=${part}&role=MEMBER`,
    ]) {
      const { data } = await get<MemberCardPage>(`/members?${query}`);
      expect([query, data.totalElements, data.members.map((one) => one.memberId)]).toEqual([query, 1, [id]]);
    }
    const [card] = (await get<MemberCardPage>(`/members?query=${part}`)).data.members;
    expect(card).toMatchObject({
      nickname: '찾는사람',
      role: 'MEMBER',
      warnings: 1,
      hides: 0,
      expiredApplications: 0,
      suspension: { untilDateTime: suspension.suspended_until.toISOString(), reason: '도배' },
      measures: [{ action: 'WARN', reason: '광고', actor: { kind: 'OPERATOR', nickname: operator.nickname } }],
    });
    expect((await get<MemberCardPage>('/members?query=%25')).data.totalElements).toBe(0);
    expect((await get('/members?state=BAD')).code).toBe(400);
  });
});

describe('the log of operators', () => {
  const columns = (action: 'HIDE' | 'WARN', reason: string, at: string) => ({
    at: new Date(at),
    actor: 'OPERATOR' as const,
    actor_id: operator.id,
    action,
    reason,
    member_id: null,
    target: 'PROJECT' as const,
    target_id: 7,
  });

  it('is filtered by action, operator, member and days in Korea, newest first', async () => {
    const rows = [
      columns('HIDE', '전날', '2025-01-01T14:59:59Z'),
      columns('HIDE', '첫날', '2025-01-01T15:00:00Z'),
      columns('WARN', '경고', '2025-01-02T14:59:59Z'),
      columns('HIDE', '다음날', '2025-01-02T15:00:00Z'),
    ];
    await server.db.insertInto('operator_log').values(rows).execute();
    const reasons = async (query: string) =>
      (await get<LogPage>(`/log?${query}`)).data.items.map(({ reason }) => reason);
    expect(await reasons('from=2025-01-02&to=2025-01-02')).toEqual(['경고', '첫날']);
    expect(await reasons('from=2025-01-01&to=2025-01-03&action=HIDE')).toEqual(['다음날', '첫날', '전날']);
    expect(await reasons('to=2025-01-03&action=WARN&action=SUSPEND')).toEqual(['경고']);
    const by = encodeURIComponent(operator.nickname);
    expect(await reasons(`to=2025-01-01&actor=${by}`)).toEqual(['전날']);
    expect(await reasons('to=2025-01-01&actor=nobody')).toEqual([]);
    expect(await reasons('from=2025-01-02&to=9999-12-31&action=WARN')).toContain('경고');
    for (const wrong of ['action=hide', 'from=2025-02-30', 'page=-1']) {
      expect([wrong, (await get(`/log?${wrong}`)).code]).toEqual([wrong, 400]);
    }
  });

  it('is downloaded as CSV, in which spreadsheets show Hangul and run no formula', async () => {
    await server.db
      .insertInto('operator_log')
      .values(columns('HIDE', '=1+1', '2025-06-05T03:00:00Z'))
      .execute();
    const { headers, raw } = await get('/log.csv?from=2025-06-05&to=2025-06-05');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="log.csv"',
      'cache-control': 'no-store',
    });
    const text = raw.toString();
    expect(text.startsWith('\uFEFF번호,시각,')).toBe(true);
    expect(text).toContain(`,2025-06-05 12:00,운영자,${operator.nickname},숨김,모집글,7,,'=1+1,,\r\n`);
  });

  it('preserves the rows about a member who withdraws, without the nickname', async () => {
    const member = await operatorOn(server);
    await setRole(member.id, 'MEMBER');
    const { token, nickname, password } = member;
    const json = { username: nickname, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    const { items } = (await get<LogPage>('/log')).data;
    expect(items.find((one) => one.member?.memberId === member.id)?.member?.nickname).toBeNull();
  });
});
