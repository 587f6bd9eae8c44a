import { ACCOUNT_MESSAGES, type LoginWays } from '@contract/auth';
import { LIMITS, TIMES } from '@contract/limits';
import { PASSKEY_MESSAGES } from '@contract/passkey';
import { authenticator, LOCAL_ORIGIN, type Deviation } from '../../../app/testing/authenticator';
import { type TestMember } from '../../../app/testing/member';
import { mailsTo } from '../../../app/testing/outboxMails';
import { provingOn } from '../../../app/testing/provingOn';
import { readMail } from '../../../app/testing/readMail';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: ReturnType<typeof provingOn>;
let member: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = provingOn(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.member();
});

const rowsOf = ({ id }: TestMember) =>
  server.db.selectFrom('passkey').selectAll().where('member_id', '=', id).orderBy('created_at').execute();
const eventsOf = async ({ id }: TestMember) =>
  (await server.db.selectFrom('account_event').select('kind').where('member_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );
const sessionsOf = async ({ id }: TestMember) =>
  (await server.db.selectFrom('session').select('id').where('member_id', '=', id).execute()).length;
const passkeyUrl = (id: string) => `/api/users/me/passkeys/${id}`;

describe('adding a passkey', () => {
  it('asks for a discoverable one of a verified user, by the same random handle each time', async () => {
    await on.prove(member);
    const { data } = await on.creationOptions(member);
    expect(data).toMatchObject({
      rp: { id: 'localhost', name: '팀이음' },
      user: { name: member.username, displayName: member.nickname },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(data.user.id, 'base64url')).toHaveLength(32);
    expect((await on.creationOptions(member)).data.user.id).toBe(data.user.id);
  });

  it('lists it by the device of the session, excludes it from then on, and tells by one mail and one row', async () => {
    const passkey = await on.add(member);
    const { passkeys, events } = await on.security(member);
    expect(passkeys).toMatchObject([{ id: passkey.id, name: '알 수 없는 기기', usedDateTime: null }]);
    expect(events.map(({ kind }) => kind)).toEqual(['PASSKEY_ADDED']);
    expect((await on.creationOptions(member)).data.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    const mails = (await mailsTo(member, server)).map((mail) => readMail(mail).subject);
    expect(mails).toEqual(['[팀이음] 패스키를 추가했어요']);
  });

  it('takes a name', async () => {
    await on.prove(member);
    const { credential } = authenticator.create((await on.creationOptions(member)).data);
    const { data } = await on.sendNew(member, { credential, name: ' 노트북 ' });
    expect(data.passkeys).toMatchObject([{ name: '노트북' }]);
  });

  it.each(['', 'ㄱ'.repeat(LIMITS.passkeyName + 1)])('refuses the name %j', async (name) => {
    await on.prove(member);
    const { credential } = authenticator.create((await on.creationOptions(member)).data);
    const { code, message } = await on.sendNew(member, { credential, name });
    expect([code, message, await rowsOf(member)]).toEqual([400, PASSKEY_MESSAGES.name, []]);
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an unverified user', { unverified: true }],
  ])('refuses one of %s, without row and mail', async (_name, deviation) => {
    await on.prove(member);
    const { credential } = authenticator.create((await on.creationOptions(member)).data, deviation);
    const { code, message } = await on.sendNew(member, { credential });
    expect([code, message]).toEqual([400, PASSKEY_MESSAGES.addFailed]);
    expect([await rowsOf(member), await eventsOf(member)]).toEqual([[], []]);
  });

  it('refuses the response of another session', async () => {
    await on.prove(member);
    const other = await server.member();
    await on.prove(other);
    const { credential } = authenticator.create((await on.creationOptions(member)).data);
    expect((await on.sendNew(other, { credential })).code).toBe(400);
  });

  it('returns 409 to a known one', async () => {
    await on.prove(member);
    const options = (await on.creationOptions(member)).data;
    const { passkey, credential } = authenticator.create(options);
    await on.sendNew(member, { credential });
    await server.db.updateTable('passkey').set({ member_id: member.id }).where('id', '=', passkey.id).execute();
    await server.db.deleteFrom('call_count').execute();
    const { code, message } = await on.sendNew(member, { credential });
    expect([code, message, await eventsOf(member)]).toEqual([409, PASSKEY_MESSAGES.known, ['PASSKEY_ADDED']]);
  });

  it('returns 409 for the eleventh, also when it was begun as the tenth', async () => {
    for (let count = 1; count < LIMITS.passkeys; count += 1) await on.add(member);
    const begun = authenticator.create((await on.creationOptions(member)).data);
    await on.add(member);
    const { code, message } = await on.creationOptions(member);
    expect([code, message]).toEqual([409, PASSKEY_MESSAGES.tooMany]);
    expect((await on.sendNew(member, { credential: begun.credential })).message).toBe(PASSKEY_MESSAGES.tooMany);
    expect(await rowsOf(member)).toHaveLength(LIMITS.passkeys);
  });
});

describe('an own passkey', () => {
  it('is renamed without a proof', async () => {
    const { id } = await on.add(member);
    server.passTime(TIMES.proof);
    const { data } = await server.call('PATCH', passkeyUrl(id), { token: member.token, json: { name: '내 폰' } });
    expect(data).toMatchObject({ passkeys: [{ id, name: '내 폰' }] });
  });

  it.each(['', 'a'.repeat(LIMITS.passkeyName + 1), undefined])('keeps its name instead of %j', async (name) => {
    const { id } = await on.add(member);
    const { code, message } = await server.call('PATCH', passkeyUrl(id), { token: member.token, json: { name } });
    expect([code, message]).toEqual([400, PASSKEY_MESSAGES.name]);
  });

  it('of another member is a 404', async () => {
    const { id } = await on.add(member);
    const other = await server.member();
    await on.prove(other);
    const { token } = other;
    expect((await server.call('PATCH', passkeyUrl(id), { token, json: { name: '남의 것' } })).code).toBe(404);
    expect((await server.call('DELETE', passkeyUrl(id), { token })).code).toBe(404);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('that was removed logs in no more; one mail and one row tell', async () => {
    const passkey = await on.add(member);
    const { data } = await server.call('DELETE', passkeyUrl(passkey.id), { token: member.token });
    expect(data).toMatchObject({ passkeys: [] });
    expect((await on.logIn(passkey)).code).toBe(401);
    expect(await eventsOf(member)).toEqual(['PASSKEY_ADDED', 'PASSKEY_REMOVED']);
    expect((await server.call('DELETE', passkeyUrl(passkey.id), { token: member.token })).code).toBe(404);
    expect(await eventsOf(member)).toHaveLength(2);
  });

  it('needs a proof to be removed', async () => {
    const { id } = await on.add(member);
    server.passTime(TIMES.proof);
    const { code, errors } = await server.call('DELETE', passkeyUrl(id), { token: member.token });
    expect([code, errors?.[0]?.field]).toEqual([403, 'password']);
    expect(await rowsOf(member)).toHaveLength(1);
  });
});

describe('a login by passkey', () => {
  it('opens a session as a login by password, and notes the use', async () => {
    const passkey = await on.add(member);
    const { code, data, headers, cookies } = await on.logIn(passkey);
    expect([code, data]).toEqual([
      200,
      expect.objectContaining({ memberId: member.id, nickname: member.nickname, mustChangePassword: false }),
    ]);
    expect(cookies).toMatchObject({
      refresh: { httpOnly: true },
      loggedIn: { value: '1' },
      device: { httpOnly: true },
    });
    expect((await server.call('GET', '/api/users/me', { token: headers['access'] })).code).toBe(200);
    expect(await rowsOf(member)).toMatchObject([{ counter: passkey.counter }]);
    expect((await on.security(member)).passkeys[0]?.usedDateTime).not.toBeNull();
  });

  it('in a new browser is told by one mail that names the passkey, in a known one by none', async () => {
    const passkey = await on.add(member);
    const { cookies } = await on.logIn(passkey);
    await on.logIn(passkey, {}, { cookies: { device: cookies['device']?.value ?? '' } });
    expect(await eventsOf(member)).toEqual(['PASSKEY_ADDED', 'NEW_DEVICE']);
    const mails = (await mailsTo(member, server)).map((mail) => readMail(mail).text);
    expect(mails.filter((text) => text.includes('방법: 패스키'))).toHaveLength(1);
  });

  it('is kept if asked to, by a cookie whose value no response or row has', async () => {
    const passkey = await on.add(member);
    const { data } = await on.loginOptions();
    const json = { credential: authenticator.use(passkey, data), keep: true };
    const { cookies, text } = await server.call('POST', '/api/login/passkey', { json });
    const value = cookies['keep']?.value ?? '';
    expect(cookies['keep']).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const grants = await server.db.selectFrom('device_grant').selectAll().where('member_id', '=', member.id).execute();
    expect([grants.length, text.includes(value), JSON.stringify(grants).includes(value)]).toEqual([1, false, false]);
  });

  it('is no proof', async () => {
    const { headers } = await on.logIn(await on.add(member));
    expect((await on.security({ token: headers['access'] ?? '' })).provenUntil).toBeNull();
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `${LOCAL_ORIGIN}:81` }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an unverified user', { unverified: true }],
    ['the handle of another member', { userHandle: 'AAAA' }],
    ['no handle of a member', { withoutUserHandle: true }],
    ['a counter that does not grow', { counter: 1 }],
    ['a counter of 0 after another', { counter: 0 }],
  ])('is refused for %s, with the one text', async (_name, deviation) => {
    const passkey = await on.add(member);
    const { code, message, headers, cookies } = await on.logIn(passkey, deviation);
    expect([code, message]).toEqual([401, PASSKEY_MESSAGES.loginFailed]);
    expect([headers['access'], cookies['refresh'], await sessionsOf(member)]).toEqual([undefined, undefined, 1]);
  });

  it('is refused for an unknown passkey, with the one text', async () => {
    const passkey = await on.add(member);
    const { code, message } = await on.logIn({ ...passkey, id: 'unknown' });
    expect([code, message]).toEqual([401, PASSKEY_MESSAGES.loginFailed]);
  });

  it('is refused the second time for one challenge, and after five minutes', async () => {
    const passkey = await on.add(member);
    const options = (await on.loginOptions()).data;
    const send = () =>
      server.call('POST', '/api/login/passkey', { json: { credential: authenticator.use(passkey, options) } });
    expect([(await send()).code, (await send()).code]).toEqual([200, 401]);

    const later = (await on.loginOptions()).data;
    server.passTime(TIMES.challenge);
    const credential = authenticator.use(passkey, later);
    expect((await server.call('POST', '/api/login/passkey', { json: { credential } })).code).toBe(401);
  });

  it('is refused for the challenge of a proof', async () => {
    const passkey = await on.add(member);
    const credential = authenticator.use(passkey, (await on.proofOptions(member)).data);
    expect((await server.call('POST', '/api/login/passkey', { json: { credential } })).code).toBe(401);
  });

  it('is refused with one challenge sent twice at once but for one', async () => {
    const passkey = await on.add(member);
    const credential = authenticator.use(passkey, (await on.loginOptions()).data);
    const send = () => server.call('POST', '/api/login/passkey', { json: { credential } });
    expect((await Promise.all([send(), send()])).map(({ code }) => code).sort()).toEqual([200, 401]);
  });

  it('stays possible for authenticators that always report 0', async () => {
    const passkey = await on.add(member, { counter: 0 });
    expect((await on.logIn(passkey, { counter: 0 })).code).toBe(200);
    expect((await on.logIn(passkey, { counter: 0 })).code).toBe(200);
  });

  it('with two counters at once leaves the higher', async () => {
    const passkey = await on.add(member);
    await Promise.all([on.logIn(passkey, { counter: 7 }), on.logIn(passkey, { counter: 6 })]);
    expect(await rowsOf(member)).toMatchObject([{ counter: 7 }]);
  });

  it('returns 400 for another shape', async () => {
    const { code } = await server.call('POST', '/api/login/passkey', { json: { credential: { id: 5 } } });
    expect(code).toBe(400);
  });

  it('of a suspended member is a 403 with its lines', async () => {
    const passkey = await on.add(member);
    const suspension = { suspended_until: new Date(Date.now() + 86_400_000), suspended_reason: '광고' };
    await server.db.updateTable('member').set(suspension).where('id', '=', member.id).execute();
    const { code, errors } = await on.logIn(passkey);
    expect([code, errors?.map(({ field }) => field)]).toEqual([403, ['until', 'reason']]);
    expect(errors?.[1]?.message).toBe(ACCOUNT_MESSAGES.suspendedReason('광고'));
  });

  it('ends with the withdrawal of its member', async () => {
    const passkey = await on.add(member);
    const { nickname: username, password, token } = member;
    await server.call('DELETE', '/api/user/delete', {
      token,
      json: { username, password, confirm_password: password },
    });
    expect([await rowsOf(member), (await on.logIn(passkey)).code]).toEqual([[], 401]);
  });
});

describe('the ways to log in', () => {
  const waysAt = async (host: string, on = server) =>
    (await on.call<LoginWays>('GET', '/api/login/ways', { headers: { host } })).data;

  it('offer passkeys at localhost', async () => {
    expect(await waysAt('localhost:8080')).toEqual({ social: [], passkeys: true });
  });

  it.each(['127.0.0.1:8080', '[::1]:8080', 'team.example'])(
    'offer none at %s without a public address',
    async (host) => {
      expect(await waysAt(host)).toEqual({ social: [], passkeys: false });
      expect((await server.call('POST', '/api/login/passkey/options', { headers: { host } })).code).toBe(404);
    },
  );

  it('take the domain and the origin of the public address', async () => {
    const published = await startServer({ publicUrl: 'https://team.example' });
    try {
      expect((await waysAt('10.0.0.1:8080', published)).passkeys).toBe(true);
      const { data } = await provingOn(published).loginOptions();
      expect(data).toMatchObject({ rpId: 'team.example', allowCredentials: [], userVerification: 'required' });
    } finally {
      await published.close();
    }
  });
});
