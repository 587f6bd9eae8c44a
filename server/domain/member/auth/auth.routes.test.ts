import { ACCOUNT_MESSAGES, type SessionData } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { HOUR, MINUTE } from '../../../lib/durations';

const SECOND = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const login = (member: Pick<TestMember, 'username' | 'password'>) =>
  server.call<SessionData>('POST', '/api/login', { json: { username: member.username, password: member.password } });

const renew = (refresh: string | undefined, json: object = {}) =>
  server.call<SessionData>('POST', '/api/token', { json, cookies: refresh === undefined ? {} : { refresh } });

const me = (token: string) => server.call('GET', '/api/users/me', { token });

const payloadOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
    exp: number;
    cap: number;
  };

describe('login', () => {
  it('opens a session of one hour with an access token of a quarter of an hour', async () => {
    const member = await server.member();
    const before = Date.now();
    const { code, data, headers, cookies } = await login(member);

    expect(code).toBe(200);
    expect(data).toMatchObject({ nickname: member.nickname, mustChangePassword: false });
    expect(data.profileImg).toMatch(/^\/uploads\/image\/[0-9a-f]{32}\.webp$/);
    expect(Math.abs(data.tokenExpiresAt - before - HOUR)).toBeLessThan(10 * SECOND);
    expect(Math.abs(payloadOf(headers.access).exp * SECOND - before - 15 * MINUTE)).toBeLessThan(10 * SECOND);
    expect(cookies['refresh']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 3600 });
    expect(cookies['loggedIn']).toMatchObject({ value: '1', sameSite: 'Lax', path: '/', maxAge: 3600 });
    expect(cookies['loggedIn']?.httpOnly).toBeUndefined();
  });

  it('accepts the username in any case', async () => {
    const member = await server.member();
    expect((await login({ ...member, username: member.username.toUpperCase() })).code).toBe(200);
  });

  it.each([' {}', '{} ', '{}\t', '{}\u200b'])('accepts the username with blanks around it: %j', async (written) => {
    const member = await server.member();
    expect((await login({ ...member, username: written.replace('{}', member.username) })).code).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'wrong0000' }],
    ['an empty password', { password: '' }],
    ['an unknown username', { username: 'nobody' }],
    ['an empty username', { username: '' }],
    ['a username with a NUL character', { username: 'a\u0000b' }],
  ])('returns 401 to a login with %s', async (_, wrong) => {
    const member = await server.member();
    const { code, status, message, headers } = await login({ ...member, ...wrong });
    expect([code, status, message]).toEqual([401, 401, ACCOUNT_MESSAGES.loginFailed]);
    expect(headers.access).toBeUndefined();
  });

  it.each([
    ['without a password', { username: 'someone' }],
    ['with a number for a password', { username: 'someone', password: 12345678 }],
    ['with a list', []],
    ['with null', null],
  ])('returns 400 to a login %s', async (_, json) => {
    expect((await server.call('POST', '/api/login', { json })).code).toBe(400);
  });

  it('marks the cookies Secure except on localhost over plain http', async () => {
    const { username, password } = await server.member();
    const from = async (host: string) => {
      const response = await server.call('POST', '/api/login', { json: { username, password }, headers: { host } });
      return [response.cookies['refresh']?.secure, response.cookies['loggedIn']?.secure];
    };
    expect(await from('teamieum.example')).toEqual([true, true]);
    expect(await from('localhost:3000')).toEqual([undefined, undefined]);
    expect(await from('127.0.0.1:3000')).toEqual([undefined, undefined]);
  });

  it.each([
    ['https://www.teamieum.example', 'api.teamieum.example', 'teamieum.example'],
    ['https://teamieum.example', 'api.teamieum.example', 'teamieum.example'],
    ['https://teamieum.example', 'teamieum.example', undefined],
  ])('sets the login hint for the page at %s when the API is at %s', async (origin, host, domain) => {
    const listing = await startServer({ webOrigins: [origin] });
    const { username, password } = await listing.member();
    const json = { username, password };
    const { cookies } = await listing.call('POST', '/api/login', { json, headers: { origin, host } });
    await listing.close();
    expect([cookies['loggedIn']?.domain, cookies['refresh']?.domain]).toEqual([domain, undefined]);
  });

  it('ignores the access header of a login', async () => {
    const { username, password } = await server.member();
    const { code } = await server.call('POST', '/api/login', { json: { username, password }, token: 'garbage' });
    expect(code).toBe(200);
  });
});

describe('a member request', () => {
  it.each([
    ['no token', undefined],
    ['garbage', 'garbage'],
    ['a token signed with another secret', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiYSIsImV4cCI6OTk5OTk5OTk5OX0.'],
  ])('returns 40201 to %s', async (_, token) => {
    const { code, status, message } = await server.call('GET', '/api/users/me', { token });
    expect([code, status, message]).toEqual([401, 40201, MESSAGES.loginRequired]);
  });

  it('returns 40203 directly after a logout', async () => {
    const member = await server.member();
    expect((await me(member.token)).code).toBe(200);
    await server.call('POST', '/api/logout', { cookies: { refresh: member.refresh } });
    const { code, status, message } = await me(member.token);
    expect([code, status, message]).toEqual([401, 40203, MESSAGES.sessionOver]);
  });
});

describe('logout', () => {
  it('clears both cookies, even without a session', async () => {
    for (const cookies of [undefined, { refresh: 'garbage' }]) {
      const response = await server.call('POST', '/api/logout', { cookies, token: 'garbage' });
      expect([response.code, response.data]).toEqual([200, null]);
      expect(response.cookies['refresh']).toMatchObject({ value: '', path: '/api' });
      expect(response.cookies['loggedIn']).toMatchObject({ value: '', path: '/' });
      expect(response.cookies['refresh']?.expires?.getTime()).toBe(0);
    }
  });

  it('without the cookie ends the session of the access token, expired or not', async () => {
    const [fresh, old] = [await server.member(), await server.member()];
    await server.call('POST', '/api/logout', { token: fresh.token });
    expect((await me(fresh.token)).status).toBe(40203);
    expect((await renew(fresh.refresh)).status).toBe(40203);

    server.passTime(20 * MINUTE);
    await server.call('POST', '/api/logout', { token: old.token });
    expect((await renew(old.refresh)).status).toBe(40203);
    server.passTime(-20 * MINUTE);
  });

  it('with a cookie ends the session of the cookie alone, whatever the access token', async () => {
    const [member, other] = [await server.member(), await server.member()];
    await server.call('POST', '/api/logout', { token: other.token, cookies: { refresh: member.refresh } });
    expect([(await me(member.token)).code, (await me(other.token)).code]).toEqual([401, 200]);
  });

  it('does not end the other sessions of the member', async () => {
    const member = await server.member();
    const other = await login(member);
    await server.call('POST', '/api/logout', { cookies: { refresh: member.refresh } });
    expect((await me(other.headers.access ?? '')).code).toBe(200);
  });
});

describe('a renewal', () => {
  it('replaces both tokens and does not change the end of the session', async () => {
    const member = await server.member();
    const first = await login(member);
    const second = await renew(first.cookies['refresh']?.value, { accessToken: first.headers.access });

    expect(second.code).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(second.cookies['refresh']?.value).not.toBe(first.cookies['refresh']?.value);
    expect((await me(second.headers.access ?? '')).code).toBe(200);
  });

  it('needs only the cookie; an empty accessToken counts as absent', async () => {
    const member = await server.member();
    const first = await renew(member.refresh);
    const second = await renew(first.cookies['refresh']?.value, { accessToken: '' });
    expect([first.code, second.code]).toEqual([200, 200]);
  });

  it('returns the newest pair of tokens to every tab for ten seconds', async () => {
    const { refresh } = await server.member();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => renew(refresh)));
    const refreshTokens = new Set(responses.map(({ cookies }) => cookies['refresh']?.value));

    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(refreshTokens.size).toBe(1);
    expect((await renew([...refreshTokens][0])).code).toBe(200);
  });

  it('revokes the session when a replaced token is used again after the grace period', async () => {
    const clocked = await startServer();
    try {
      const member = await clocked.member();
      const call = (refresh: string) => clocked.call('POST', '/api/token', { json: {}, cookies: { refresh } });
      const newest = (await call(member.refresh)).cookies['refresh']?.value ?? '';
      clocked.passTime(11 * SECOND);

      const reuse = await call(member.refresh);
      expect([reuse.code, reuse.status]).toEqual([401, 40203]);
      expect(reuse.cookies['refresh']?.value).toBe('');
      expect((await call(newest)).status).toBe(40203);
      expect((await clocked.call('GET', '/api/users/me', { token: member.token })).status).toBe(40203);
    } finally {
      await clocked.close();
    }
  });

  it('revokes the session for a token that is two rotations old, without a grace period', async () => {
    const member = await server.member();
    const second = (await renew(member.refresh)).cookies['refresh']?.value;
    const third = (await renew(second)).cookies['refresh']?.value;
    expect((await renew(member.refresh)).status).toBe(40203);
    expect((await renew(third)).status).toBe(40203);
  });

  it('refuses the access token of another session, and changes neither the cookie nor its session', async () => {
    const a = await server.member();
    const b = await server.member();
    for (const accessToken of [a.token, 'garbage']) {
      const response = await renew(b.refresh, { accessToken });
      expect([response.code, response.status]).toEqual([401, 40203]);
      expect(response.cookies).toEqual({});
    }
    expect((await renew(b.refresh, { accessToken: b.token })).code).toBe(200);
  });

  it.each([
    ['no cookie', undefined],
    ['garbage', 'garbage'],
    ['a forged token', `7f1ab3a2-3f9b-4a4e-9d68-0b6e2ee9f1aa.1700000000000.${'A'.repeat(43)}`],
  ])('returns 40203 with %s and clears the login hint', async (_, refresh) => {
    const response = await renew(refresh);
    expect([response.code, response.status]).toEqual([401, 40203]);
    expect(response.cookies['loggedIn']?.value).toBe('');
  });

  it('does not revoke the session of a forged token', async () => {
    const member = await server.member();
    const [sessionId, rotatedAt] = member.refresh.split('.');
    await renew(`${sessionId}.${rotatedAt}.${'A'.repeat(43)}`);
    expect((await renew(member.refresh)).code).toBe(200);
  });
});

describe('expiry of sessions', () => {
  let clocked: TestServer;
  beforeEach(async () => {
    clocked = await startServer();
  });
  afterEach(() => clocked.close());

  const renewed = (refresh: string, json: object = {}) =>
    clocked.call<SessionData>('POST', '/api/token', { json, cookies: { refresh } });

  it('ends an access token after a quarter of an hour and a session after an hour', async () => {
    const member = await clocked.member();
    clocked.passTime(15 * MINUTE);
    const expired = await clocked.call('GET', '/api/users/me', { token: member.token });
    expect([expired.code, expired.status]).toEqual([401, 40202]);

    clocked.passTime(44 * MINUTE);
    const late = await renewed(member.refresh, { accessToken: member.token });
    expect(late.code).toBe(200);
    const { exp } = payloadOf(late.headers.access);
    expect(exp * SECOND).toBeLessThanOrEqual(late.data.tokenExpiresAt);

    clocked.passTime(MINUTE);
    expect((await clocked.call('GET', '/api/users/me', { token: late.headers.access })).status).toBe(40202);
    expect((await renewed(late.cookies['refresh']?.value ?? '')).status).toBe(40203);
  });

  it('extends a session to an hour from now, at most twelve hours after the login', async () => {
    const member = await clocked.member();
    let refresh = member.refresh;
    const ends: number[] = [];
    for (let time = 0; time < 15; time += 1) {
      clocked.passTime(50 * MINUTE);
      const response = await renewed(refresh, { extend: true });
      if (response.code !== 200) break;
      refresh = response.cookies['refresh']?.value ?? '';
      ends.push(response.data.tokenExpiresAt);
    }

    const [first = 0] = ends;
    const login = first - 50 * MINUTE - HOUR;
    expect(Math.abs(payloadOf(member.token).cap * SECOND - (login + 12 * HOUR))).toBeLessThan(10 * SECOND);
    expect(Math.max(...ends) - login).toBeLessThanOrEqual(12 * HOUR + SECOND);
    expect(Math.max(...ends) - login).toBeGreaterThan(12 * HOUR - MINUTE);
    expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    expect((await renewed(refresh)).status).toBe(40203);
  });

  it('deletes ended sessions when the member logs in again', async () => {
    const { username, password } = await clocked.member();
    clocked.passTime(2 * HOUR);
    await clocked.call('POST', '/api/login', { json: { username, password } });
    const { count } = await clocked.db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

it('does not store passwords and tokens in plain text', async () => {
  const join = createJoin({ password: 'secret1234' });
  await server.call('POST', '/api/users/join', { form: joinForm(join) });
  const { cookies } = await login(join);
  const rows = JSON.stringify([
    await server.db.selectFrom('member').selectAll().execute(),
    await server.db.selectFrom('session').selectAll().execute(),
  ]);
  expect(rows).toContain('$argon2id$');
  expect(rows).not.toContain('secret1234');
  expect(rows).not.toContain(cookies['refresh']?.value);
});
