import { ACCOUNT_MESSAGES } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { PASSKEY_MESSAGES } from '@contract/passkey';
import { authenticator, type Deviation } from '../../../app/testing/authenticator';
import { ENDPOINTS, nameOf } from '../../../app/testing/endpoints';
import { type TestMember } from '../../../app/testing/member';
import { provingOn } from '../../../app/testing/provingOn';
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

async function loginOf({ username, password }: TestMember) {
  const { headers } = await server.call('POST', '/api/login', { json: { username, password } });
  return { token: headers['access'] ?? '', password };
}

const protectedOnes = ENDPOINTS.filter(({ proof }) => proof).map((one) => [nameOf(one), one] as const);

it.each(protectedOnes)('%s returns 403 naming the password to a session without a proof', async (_, endpoint) => {
  const url = `/api${endpoint.path.replace(/:\w+/g, 'none')}`;
  const { code, errors } = await server.call(endpoint.method, url, { token: member.token, json: {} });
  expect([code, errors?.map(({ field }) => field)]).toEqual([403, ['password']]);
});

it.each(protectedOnes)('%s does not ask a proven session again', async (_, endpoint) => {
  await on.prove(member);
  const url = `/api${endpoint.path.replace(/:\w+/g, 'none')}`;
  expect((await server.call(endpoint.method, url, { token: member.token, json: {} })).code).not.toBe(403);
});

describe('a proof by password', () => {
  it('holds ten minutes', async () => {
    const { code, data } = await on.prove(member);
    expect(code).toBe(200);
    expect((await on.security(member)).provenUntil).toBe(data.provenUntil);
    server.passTime(TIMES.proof - 1_000);
    expect((await on.creationOptions(member)).code).toBe(200);
    server.passTime(1_000);
    expect((await on.creationOptions(member)).code).toBe(403);
    expect((await on.security(member)).provenUntil).toBeNull();
  });

  it('holds in its session alone; a login gives none', async () => {
    const other = await loginOf(member);
    await on.prove(member);
    expect((await on.security(other)).provenUntil).toBeNull();
  });

  it('outlives a renewal of the token', async () => {
    await on.prove(member);
    const { headers } = await server.call('POST', '/api/token', { json: {}, cookies: { refresh: member.refresh } });
    expect((await on.security({ token: headers['access'] ?? '' })).provenUntil).not.toBeNull();
  });

  it('with a wrong password is a 400 at its field and proves nothing', async () => {
    const { code, errors } = await on.prove({ ...member, password: 'wrong0000' });
    expect([code, errors]).toEqual([400, [{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }]]);
    expect((await on.security(member)).provenUntil).toBeNull();
  });

  it('is refused after five wrong ones, together with the other forms of the session', async () => {
    const strict = await startServer({ rateLimitMultiplier: 1 });
    try {
      const tried = await strict.member();
      const { prove } = provingOn(strict);
      for (let count = 0; count < 4; count += 1) await prove({ ...tried, password: 'wrong0000' });
      const json = { currentPassword: 'wrong0000', address: '부산시' };
      expect((await strict.call('PATCH', '/api/users/me', { token: tried.token, json })).code).toBe(400);
      expect((await prove(tried)).code).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it.each([{}, { password: '' }, { password: 5 }, { password: 'hangang2026', credential: {} }])(
    'is a 400 for %j',
    async (json) => {
      expect((await server.call('POST', '/api/users/me/proof', { token: member.token, json })).code).toBe(400);
    },
  );
});

describe('a proof by passkey', () => {
  it('asks for the own passkeys and holds ten minutes', async () => {
    const passkey = await on.add(member);
    const other = await loginOf(member);
    const { data } = await on.proofOptions(other);
    expect(data).toMatchObject({ allowCredentials: [{ id: passkey.id }], userVerification: 'required' });
    expect((await on.proveBy(passkey, other)).code).toBe(200);
    expect((await on.security(other)).provenUntil).not.toBeNull();
  });

  it('is accepted from an authenticator that names no member', async () => {
    const passkey = await on.add(member);
    expect((await on.proveBy(passkey, member, { withoutUserHandle: true })).code).toBe(200);
  });

  it('is not asked for without a passkey', async () => {
    expect((await on.proofOptions(member)).code).toBe(404);
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an unverified user', { unverified: true }],
    ['with a counter that does not grow', { counter: 1 }],
    ['that names another member', { userHandle: 'AAAA' }],
  ])('%s is a 400 and proves nothing', async (_name, deviation) => {
    const passkey = await on.add(member);
    const other = await loginOf(member);
    const { code, message } = await on.proveBy(passkey, other, deviation);
    expect([code, message]).toEqual([400, PASSKEY_MESSAGES.proofFailed]);
    expect((await on.security(other)).provenUntil).toBeNull();
  });

  it('of another member is a 400', async () => {
    const [own, foreign] = [await on.add(member), await on.add(await server.member())];
    const credential = authenticator.use(foreign, (await on.proofOptions(member)).data);
    const send = (json: object) => server.call('POST', '/api/users/me/proof', { token: member.token, json });
    expect((await send({ credential })).code).toBe(400);
    expect((await on.proveBy(own, member)).code).toBe(200);
  });

  it('for the challenge of another session, or of a login, is a 400', async () => {
    const passkey = await on.add(member);
    const other = await loginOf(member);
    for (const { data } of [await on.proofOptions(other), await on.loginOptions()]) {
      const json = { credential: authenticator.use(passkey, data) };
      expect((await server.call('POST', '/api/users/me/proof', { token: member.token, json })).code).toBe(400);
    }
  });
});

describe.each([
  ['PATCH', '/api/users/me', { address: '부산시 해운대구' }],
  ['POST', '/api/users/me/export', {}],
] as const)('%s %s', (method, url, values) => {
  const send = (json: object) => server.call(method, url, { token: member.token, json });

  it('takes a proof in place of the current password', async () => {
    await on.prove(member);
    expect((await send(values)).code).toBe(200);
  });

  it('without both is a 400 at the current password', async () => {
    const { code, errors } = await send(values);
    const problem = { field: 'currentPassword', message: ACCOUNT_MESSAGES.currentPasswordEmpty };
    expect([code, errors]).toEqual([400, [problem]]);
  });

  it('with an empty current password is a 400, also with a proof', async () => {
    await on.prove(member);
    expect((await send({ ...values, currentPassword: '' })).code).toBe(400);
  });

  it('with a wrong current password is a 400, also with a proof', async () => {
    await on.prove(member);
    expect((await send({ ...values, currentPassword: 'wrong0000' })).code).toBe(400);
  });
});

it('replaces a password with a proof alone', async () => {
  await on.prove(member);
  const json = { newPassword: 'geobukseon7' };
  expect((await server.call('PATCH', '/api/users/me', { token: member.token, json })).code).toBe(200);
});

it('refuses a session of a temporary password', async () => {
  await server.db
    .updateTable('session')
    .set({ must_change_password: true })
    .where('member_id', '=', member.id)
    .execute();
  expect((await on.prove(member)).code).toBe(403);
});
