/** @tier full @seconds 9 */
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { sql } from 'kysely';
import { type TestResponse } from '../../../app/testing/call';
import { type TestMember } from '../../../app/testing/member';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { createRecoveryLinks } from '../../../lib/auth/recoveryLinks';
import { DAY, MINUTE } from '../../../lib/durations';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ rateLimitMultiplier: 1 });
});
afterEach(() => server.close());

interface Attempt {
  username: string;
  password?: string;
  from?: string;
  device?: string;
  recovery?: string;
}

const login = ({ username, password = 'wrong0000', from = '10.0.0.1', device, recovery }: Attempt) =>
  server.call('POST', '/api/login', {
    json: { username, password, recovery },
    from,
    cookies: device === undefined ? {} : { device },
  });

const deviceOf = ({ cookies }: TestResponse<unknown>) => cookies['device']?.value ?? '';
const codes = (responses: { code: number }[]) => responses.map(({ code }) => code);

async function times<T>(count: number, act: (time: number) => Promise<T>): Promise<T[]> {
  const responses: T[] = [];
  for (let time = 0; time < count; time += 1) responses.push(await act(time));
  return responses;
}

/** Five wrong logins from each of twenty addresses. */
const useUp = (username: string) => times(100, (time) => login({ username, from: `10.1.0.${time % 20}` }));

/** The device cookie of a login from another address. */
const knownDevice = async ({ username, password }: TestMember) =>
  deviceOf(await login({ username, password, from: '10.2.0.1' }));

describe('after a hundred wrong logins from twenty addresses', () => {
  let member: TestMember;
  let device: string;
  beforeEach(async () => {
    member = await server.member();
    device = await knownDevice(member);
    expect(new Set(codes(await useUp(member.username)))).toEqual(new Set([401]));
  });

  it('logs the owner in from a known device, even at one of the twenty addresses', async () => {
    for (const from of ['10.3.0.1', '10.1.0.7']) expect((await login({ ...member, device, from })).code).toBe(200);
  });

  it('logs the owner in from a new address without a cookie at the first attempt', async () => {
    expect((await login({ ...member, from: '10.3.0.1' })).code).toBe(200);
  });

  it('refuses the third wrong login of a new address, and any of the twenty, with the time to wait', async () => {
    const fresh = await times(3, () => login({ username: member.username, from: '10.3.0.1' }));
    expect(codes(fresh)).toEqual([401, 401, 429]);
    expect(Number(fresh[2]?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(fresh[2]?.message).toMatch(/^비밀번호를 여러 번 잘못 입력했어요\. (59|60)분 뒤에 다시 시도해 주세요\.$/);
    expect((await login({ ...member, from: '10.3.0.1' })).code).toBe(429);
    expect((await login({ ...member, from: '10.1.0.3' })).code).toBe(429);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const responses = await times(3, (time) => login({ username: member.username, from: `2001:db8::${time + 1}` }));
    expect(codes(responses)).toEqual([401, 401, 429]);
  });

  it('refuses new addresses after three hundred wrong logins', async () => {
    const responses = await times(201, (time) => login({ username: member.username, from: `10.4.${time}.1` }));
    expect(codes(responses).slice(-2)).toEqual([401, 429]);
    expect((await login({ ...member, device })).code).toBe(200);
  });

  it('ignores a forged, altered, expired or foreign device cookie', async () => {
    const foreign = await knownDevice(await server.member());
    const [id = '', bits = '', time = '', signature = ''] = device.split('.');
    const [otherId = ''] = foreign.split('.');
    const cookies = [
      foreign,
      `${otherId}.${bits}.${time}.${signature}`,
      `${id}.${bits}.${Number(time) + 1}.${signature}`,
      `${id}.${bits}.${time}.${'A'.repeat(43)}`,
      'garbage',
    ];
    for (const cookie of cookies) expect((await login({ ...member, device: cookie, from: '10.1.0.1' })).code).toBe(429);
    server.passTime(180 * DAY);
    expect((await login({ ...member, device, from: '10.1.0.1' })).code).toBe(429);
  });
});

describe('the link of a mail with a temporary password, after a hundred wrong logins from twenty addresses', () => {
  const from = '10.1.0.1';
  const links = createRecoveryLinks(TEST_SECRET, () => Date.now());
  let member: TestMember;
  beforeEach(async () => {
    member = await server.member();
    await useUp(member.username);
  });

  it('lets its reader in, at one of the twenty addresses', async () => {
    expect((await login({ ...member, from })).code).toBe(429);
    expect((await login({ ...member, recovery: links.create(member.id), from })).code).toBe(200);
  });

  it('allows five wrong logins a minute', async () => {
    const recovery = links.create(member.id);
    const responses = await times(6, () => login({ username: member.username, recovery, from }));
    expect(codes(responses)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('helps nobody when it is of another member, altered, or older than half an hour', async () => {
    const own = links.create(member.id);
    const foreign = links.create((await server.member()).id);
    const [, ...rest] = foreign.split('.');
    const altered = [`${member.id}.${rest.join('.')}`, own.slice(0, -1), '', '가'];
    for (const recovery of [foreign, ...altered]) expect((await login({ ...member, recovery, from })).code).toBe(429);
    server.passTime(30 * MINUTE);
    expect((await login({ ...member, recovery: own, from })).code).toBe(429);
  });
});

it('returns the same responses after the same numbers of logins for unknown and known usernames', async () => {
  const story = async (username: string) => {
    const responses = [
      ...(await times(7, () => login({ username, from: '10.5.0.1' }))),
      ...(await times(95, (time) => login({ username, from: `10.1.0.${time % 20}` }))),
      ...(await times(3, () => login({ username, from: '10.3.0.1' }))),
    ];
    return responses.map(({ code, message }) => [code, message]);
  };
  const { username } = await server.member();
  expect(await story('nobody1')).toEqual(await story(username));
});

describe('the device cookie', () => {
  it('is HttpOnly, is sent only to the login, lasts 180 days, and authenticates no request', async () => {
    const { username, password } = await server.member();
    const { cookies } = await login({ username, password });
    expect(cookies['device']).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/login',
      maxAge: 180 * 24 * 3_600,
    });
    const device = cookies['device']?.value ?? '';
    expect((await server.call('GET', '/api/users/me', { cookies: { device } })).status).toBe(40201);
    expect((await server.call('POST', '/api/token', { json: {}, cookies: { device } })).status).toBe(40203);
  });

  it("is not set by a wrong login, not changed by a logout, renewed by a login and replaced by another member's login", async () => {
    const [member, other] = [await server.member(), await server.member()];
    expect((await login({ username: member.username })).cookies['device']).toBeUndefined();
    const device = await knownDevice(member);
    const { cookies } = await server.call('POST', '/api/logout', { cookies: { refresh: member.refresh } });
    expect(cookies['device']).toBeUndefined();

    server.passTime(1_000);
    const renewed = deviceOf(await login({ ...member, device }));
    expect(renewed).not.toBe(device);
    expect(deviceOf(await login({ ...other, device })).split('.')[0]).toBe(String(other.id));
  });

  it('is cleared by a withdrawal', async () => {
    const { username, password, token, refresh } = await server.member();
    const json = { username, password, confirm_password: password };
    const { code, cookies } = await server.call('DELETE', '/api/user/delete', { token, json, cookies: { refresh } });
    expect([code, cookies['device']?.value, cookies['device']?.path]).toEqual([200, '', '/api/login']);
  });

  it('is cleared by the withdrawal of a suspended member, who has no session', async () => {
    const { id, username, password } = await server.member();
    const suspension = { suspended_until: new Date(Date.now() + 86_400_000), suspended_reason: 'ABUSE' };
    await server.db.updateTable('member').set(suspension).where('id', '=', id).execute();
    const json = { username, password, confirm_password: password };
    const { code, cookies } = await server.call('DELETE', '/api/user/delete', { json });
    expect([code, cookies['device']?.value]).toEqual([200, '']);
  });

  it('allows five wrong logins a minute from any address, and does not count correct ones', async () => {
    const member = await server.member();
    const { username } = member;
    const device = await knownDevice(member);
    expect(codes(await times(10, () => login({ ...member, device })))).toEqual(Array(10).fill(200));
    const wrong = await times(6, (time) => login({ username, device, from: `10.6.0.${time}` }));
    expect(codes(wrong)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(wrong[5]?.message).toBe(ACCOUNT_MESSAGES.tooManyPasswords(1));
    // These logins do not count for addresses without the cookie.
    expect((await login({ ...member, from: '10.6.0.1' })).code).toBe(200);
  });
});

it('allows a known device thirty wrong logins an hour', async () => {
  const { username, ...member } = await server.member();
  const device = await knownDevice({ username, ...member });
  const endMinute = () =>
    server.db
      .updateTable('call_count')
      .set({ ends_at: sql<Date>`now()` })
      .where('ends_at', '<=', sql<Date>`now() + interval '1 minute'`)
      .execute();
  for (let minute = 0; minute < 6; minute += 1) {
    expect(codes(await times(5, () => login({ username, device })))).toEqual(Array(5).fill(401));
    await endMinute();
  }

  const refused = await login({ username, ...member, device });
  expect([refused.code, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
  expect(refused.message).toMatch(/(59|60)분 뒤에/);
});

it('accepts at most five of fifty parallel wrong logins as attempts', async () => {
  const { username } = await server.member();
  const responses = await Promise.all(Array.from({ length: 50 }, () => login({ username })));
  expect(codes(responses).filter((code) => code === 401)).toHaveLength(5);
  expect(codes(responses).filter((code) => code === 429)).toHaveLength(45);
});

const MARKS = '\u0315\u0300'.repeat(2_000);

it.each<[string, (known: string) => { username: string; password?: string }]>([
  ['username', () => ({ username: `a${'b'.repeat(5_000)}` })],
  ['username of combining marks', () => ({ username: MARKS })],
  ['password', (username) => ({ username, password: 'a1'.repeat(5_000) })],
  ['password of combining marks', (username) => ({ username, password: MARKS })],
])('counts logins with an overlong %s as wrong logins', async (_, loginOf) => {
  const { username } = await server.member();
  const responses = await times(6, () => login(loginOf(username)));
  expect(codes(responses)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(responses[0]?.message).toBe(ACCOUNT_MESSAGES.loginFailed);
});
