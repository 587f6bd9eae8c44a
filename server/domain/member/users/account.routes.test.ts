import { ACCOUNT_MESSAGES, type Account, type SessionData } from '@contract/auth';
import { MESSAGES, tooLong } from '@contract/messages';
import { CHECK_MESSAGES, SIGNUP_MESSAGES } from '@contract/signup';
import { insertCode } from '../../../app/testing/mailCodes';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { MINUTE } from '../../../lib/durations';

let server: TestServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ smtpUrl: mails.url });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const change = (token: string, json: object) => server.call<Account>('PATCH', '/api/users/me', { token, json });
const me = (token: string) => server.call<Account>('GET', '/api/users/me', { token });
const login = (username: string, password: string) =>
  server.call<SessionData>('POST', '/api/login', { json: { username, password } });

describe('the login information', () => {
  it('changes only the fields in the request', async () => {
    const { token, password } = await server.member();
    const before = (await me(token)).data;
    const changes = { phone: '011-2345-678' };
    const { code, data } = await change(token, { currentPassword: password, ...changes });
    expect([code, data]).toEqual([200, { ...before, ...changes }]);

    const address = '부산시 해운대구';
    expect((await change(token, { currentPassword: password, address: ` ${address} ` })).data.address).toBe(address);
    expect((await me(token)).data).toEqual({ ...before, ...changes, address });
    expect((await change(token, { currentPassword: password })).data).toEqual((await me(token)).data);
  });

  it('accepts the own e-mail address in any case', async () => {
    const { token, password } = await server.member({ email: 'own-case@example.org' });
    const { code, data } = await change(token, { currentPassword: password, email: 'OWN-case@example.org' });
    expect([code, data.email]).toEqual([200, 'OWN-case@example.org']);
  });

  it.each<[string, object, string, string]>([
    [
      'a wrong current password',
      { currentPassword: 'wrong0000' },
      'currentPassword',
      ACCOUNT_MESSAGES.currentPasswordWrong,
    ],
    ['no current password', { currentPassword: '' }, 'currentPassword', ACCOUNT_MESSAGES.currentPasswordEmpty],
    ['a malformed e-mail', { email: 'a.b' }, 'email', ACCOUNT_MESSAGES.emailFormat],
    ['an empty e-mail', { email: '' }, 'email', ACCOUNT_MESSAGES.emailFormat],
    ['a malformed phone', { phone: '02-123-4567' }, 'phone', ACCOUNT_MESSAGES.phoneFormat],
    ['201 characters of address', { address: '가'.repeat(201) }, 'address', tooLong(200)],
    ['an empty address', { address: ' ' }, 'address', SIGNUP_MESSAGES.requiredEmpty],
    ['a short password', { newPassword: 'abc123' }, 'newPassword', ACCOUNT_MESSAGES.passwordLength],
    ['a password without a digit', { newPassword: 'abcdefgh' }, 'newPassword', ACCOUNT_MESSAGES.passwordKinds],
    ['an empty password', { newPassword: '' }, 'newPassword', ACCOUNT_MESSAGES.passwordLength],
    ['a common password', { newPassword: 'Password1' }, 'newPassword', ACCOUNT_MESSAGES.passwordCommon],
    ['a number for an address', { address: 7 }, 'address', MESSAGES.badRequest],
  ])('returns 400 for %s', async (_, wrong, field, message) => {
    const { token, password } = await server.member();
    const before = (await me(token)).data;
    const response = await change(token, { currentPassword: password, ...wrong });
    expect([response.code, response.message, response.errors]).toEqual([400, message, [{ field, message }]]);
    expect((await me(token)).data).toEqual(before);
  });

  it("refuses another member's e-mail address, also in concurrent confirmations", async () => {
    const [a, b, c] = [
      await server.member({ email: 'held@example.org' }),
      await server.member(),
      await server.member(),
    ];
    const refused = await change(b.token, { currentPassword: b.password, email: 'HELD@example.org' });
    const { taken } = CHECK_MESSAGES.email;
    expect([refused.code, refused.message, refused.errors?.[0]?.field]).toEqual([400, taken, 'email']);

    const rivals = [a, b, c].map(({ token, password }) =>
      change(token, { currentPassword: password, email: 'wanted@example.org' }),
    );
    expect((await Promise.all(rivals)).map(({ code }) => code)).toEqual([200, 200, 200]);
    await mails.next();
    await mails.next();
    await mails.next();
    // Each code is known to the address alone, which all three have entered.
    const confirmations = [a, b, c].map(async ({ id, token }) => {
      const address = 'wanted@example.org';
      const { code } = await insertCode(server.db, TEST_SECRET, { memberId: id, kind: 'email', address });
      return server.call('POST', '/api/users/me/mails/email', { token, json: { code } });
    });
    const codes = (await Promise.all(confirmations)).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409, 409]);
  });

  it('returns 40201 to visitors', async () => {
    expect((await server.call('PATCH', '/api/users/me', { json: {} })).status).toBe(40201);
  });
});

describe('a new password', () => {
  it('cannot contain the username', async () => {
    const { token, password, username } = await server.member();
    const { code, errors } = await change(token, {
      currentPassword: password,
      newPassword: `2026${username.toUpperCase()}`,
    });
    expect([code, errors]).toEqual([400, [{ field: 'newPassword', message: ACCOUNT_MESSAGES.passwordWithUsername }]]);
  });

  it('ends the old password and all other sessions, and not the own session', async () => {
    const { username, password, token, refresh } = await server.member();
    const other = await login(username, password);
    const { code, data } = await change(token, { currentPassword: password, newPassword: 'newer1234' });
    expect([code, data.mustChangePassword]).toEqual([200, false]);

    expect((await me(token)).code).toBe(200);
    const renewed = await server.call('POST', '/api/token', { json: { accessToken: token }, cookies: { refresh } });
    expect(renewed.code).toBe(200);
    expect((await me(other.headers.access ?? '')).status).toBe(40203);
    const cookies = { refresh: other.cookies['refresh']?.value ?? '' };
    expect((await server.call('POST', '/api/token', { json: {}, cookies })).status).toBe(40203);
    expect((await login(username, password)).code).toBe(401);
    expect((await login(username, 'newer1234')).code).toBe(200);
  });

  it('is one of several that are saved concurrently', async () => {
    const { username, password, token } = await server.member();
    const wanted = ['first1234', 'second1234', 'third1234'];
    const responses = await Promise.all(
      wanted.map((newPassword) => change(token, { currentPassword: password, newPassword })),
    );
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    const saved = wanted[responses.findIndex(({ code }) => code === 200)] ?? '';
    expect((await login(username, saved)).code).toBe(200);
  });

  it('ends the sessions of concurrent logins with the old password', async () => {
    const { username, password, token } = await server.member();
    const [changed, ...logins] = await Promise.all([
      change(token, { currentPassword: password, newPassword: 'newer1234' }),
      ...Array.from({ length: 6 }, () => login(username, password)),
    ]);
    expect(changed.code).toBe(200);
    for (const { headers } of logins.filter(({ code }) => code === 200)) {
      expect((await me(headers.access ?? '')).status).toBe(40203);
    }
  });
});

/** The next temporary password that is mailed; other tests leave mails about changed addresses. */
async function nextTemporary(): Promise<string> {
  for (;;) {
    const [, temporary] = /임시 비밀번호: (\S+)/.exec((await mails.next()).text) ?? [];
    if (temporary !== undefined) return temporary;
  }
}

describe('a session of a temporary password', () => {
  async function forgetful(): Promise<TestMember & { temporary: string }> {
    const member = await server.member();
    const { email } = (await me(member.token)).data;
    await server.call('POST', '/api/users/find_password', { json: { username: member.username, email } });
    const temporary = await nextTemporary();
    // The mail is sent before its password is committed.
    while ((await server.db.selectFrom('delivery').select('id').execute()).length > 0);
    const response = await login(member.username, temporary);
    return {
      ...member,
      temporary,
      token: response.headers.access ?? '',
      refresh: response.cookies['refresh']?.value ?? '',
    };
  }

  it('accepts the temporary password as the current one also after its thirty minutes', async () => {
    const { temporary, refresh } = await forgetful();
    server.passTime(31 * MINUTE);
    const renewed = await server.call('POST', '/api/token', { json: {}, cookies: { refresh } });
    const saving = { currentPassword: temporary, newPassword: 'newer1234' };
    expect((await change(renewed.headers.access ?? '', saving)).code).toBe(200);
    server.passTime(-31 * MINUTE);
  });

  it('becomes an ordinary session when a new password is saved, which ends the old and the temporary one', async () => {
    const { username, password, temporary, token } = await forgetful();
    const { code, data } = await change(token, { currentPassword: temporary, newPassword: 'newer1234' });
    expect([code, data.mustChangePassword]).toEqual([200, false]);
    expect((await me(token)).data.mustChangePassword).toBe(false);
    for (const old of [password, temporary]) expect((await login(username, old)).code).toBe(401);
    expect((await login(username, 'newer1234')).data.mustChangePassword).toBe(false);
    expect((await change(token, { currentPassword: temporary, address: '서울' })).code).toBe(400);
  });

  it('a new password ends an unused temporary password', async () => {
    const { id, username, password, token } = await server.member();
    const { email } = (await me(token)).data;
    await server.call('POST', '/api/users/find_password', { json: { username, email } });
    const temporary = await nextTemporary();
    const unused = () =>
      server.db.selectFrom('temporary_password').select('member_id').where('member_id', '=', id).execute();
    while ((await unused()).length === 0);
    expect((await change(token, { currentPassword: password, newPassword: 'newer1234' })).code).toBe(200);
    expect([(await unused()).length, (await login(username, temporary)).code]).toEqual([0, 401]);
  });
});

describe('wrong current passwords', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startServer({ rateLimitMultiplier: 1 });
  });
  afterAll(() => limited.close());

  const calls = (member: TestMember) => {
    const { username, token } = member;
    return {
      account: (currentPassword: string) =>
        limited.call('PATCH', '/api/users/me', { token, json: { currentPassword, newPassword: 'newer1234' } }),
      dataExport: (currentPassword: string) =>
        limited.call('POST', '/api/users/me/export', { token, json: { currentPassword } }),
      withdrawal: (password: string) =>
        limited.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } }),
    };
  };

  it('are limited to five per session over account, export and withdrawal; a new session is not affected', async () => {
    const member = await limited.member();
    const { account, dataExport, withdrawal } = calls(member);
    for (const wrong of [account, dataExport, withdrawal, account, withdrawal]) {
      expect((await wrong('wrong0000')).code).toBe(400);
    }
    for (const right of [account, dataExport, withdrawal]) {
      const { code, message, headers } = await right(member.password);
      expect([code, message]).toEqual([429, ACCOUNT_MESSAGES.tooManyPasswords(15)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    }
    const { username, password } = member;
    const again = await limited.call('POST', '/api/login', { json: { username, password } });
    expect(again.code).toBe(200);
    const { code } = await calls({ ...member, token: again.headers.access ?? '' }).account(password);
    expect(code).toBe(200);
  });

  it('are counted also when they exceed the length of any password', async () => {
    const member = await limited.member();
    const { account, dataExport, withdrawal } = calls(member);
    const overlong = ['\u0315\u0300'.repeat(2_000), 'a1'.repeat(5_000)];
    for (const wrong of [account, dataExport, withdrawal, account, withdrawal]) {
      const { code, message } = await wrong(overlong.reverse()[0] ?? '');
      expect([code, message]).toEqual([400, expect.stringContaining('비밀번호')]);
    }
    expect((await account(member.password)).code).toBe(429);
  });

  it('are counted only when they are wrong', async () => {
    const member = await limited.member();
    const json = { currentPassword: member.password, address: '서울시' };
    const { token } = member;
    for (let time = 0; time < 7; time += 1) {
      expect((await limited.call('PATCH', '/api/users/me', { token, json })).code).toBe(200);
    }
  });
});
