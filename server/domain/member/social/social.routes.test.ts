import { type Account, type SessionData, type LoginWays } from '@contract/auth';
import { type Security } from '@contract/security';
import { SOCIAL_MESSAGES } from '@contract/social';
import { type TestResponse } from '../../../app/testing/call';
import { decidingOn } from '../../../app/testing/deciding';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import {
  startScriptedProvider,
  type ProviderAnswer,
  type ScriptedProvider,
} from '../../../app/testing/openId/scriptedProvider';
import { providersAt, socialLoginsOn, socialOf } from '../../../app/testing/openId/socialLoginsOn';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { HOUR, MINUTE } from '../../../lib/durations';

const PUBLIC_URL = 'http://localhost:4321';

let provider: ScriptedProvider;
let server: TestServer;
let on: ReturnType<typeof socialLoginsOn>;
let member: TestMember;
let people = 0;

beforeAll(async () => {
  provider = await startScriptedProvider();
  server = await startServer({ publicUrl: PUBLIC_URL, openIdProviders: providersAt(provider) });
  on = socialLoginsOn(server, provider);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  member = await server.member();
});

/** Somebody whom no test knows yet. */
const somebody = (more: Partial<ProviderAnswer> = {}): ProviderAnswer => ({
  subject: `person ${(people += 1)}`,
  ...more,
});

/** Links a person to a member who has proven the session. */
async function link(by: TestMember, person: ProviderAnswer, name = 'kakao', exchangedBy = by) {
  const started = await on.startLink(by, name);
  if (started.code !== 200) return started as unknown as TestResponse<Security>;
  const back = await on.callback(provider.authorize(started.data.url, person), socialOf(started));
  expect(back.to).toBe(`${PUBLIC_URL}/mypage/account#social`);
  return on.exchangeLink(exchangedBy, back.cookies);
}

/** Signs up with a person. */
async function joinWith(person: ProviderAnswer, changes: object = {}, name = 'kakao') {
  const signup = await on.logIn(person, name);
  const dto = createJoin(changes);
  return { dto, signup, answer: await join(dto, socialOf(signup)) };
}

function join(dto: ReturnType<typeof createJoin>, cookies: Record<string, string>) {
  const form = joinForm(dto);
  form.append('social', 'true');
  return server.call<SessionData & { socialLinked?: boolean }>('POST', '/api/users/join', { form, cookies });
}

const accountOf = async ({ token }: { token: string }) =>
  (await server.call<Account & { emailConfirmed?: boolean }>('GET', '/api/users/me', { token })).data;
const confirmedAt = async (id: number) =>
  (await server.db.selectFrom('member').select('email_confirmed_at').where('id', '=', id).executeTakeFirstOrThrow())
    .email_confirmed_at;
const emailOf = async (one: TestMember) => (await accountOf(one)).email;
const identities = () => server.db.selectFrom('social_identity').select('subject').execute();
const sessions = () => server.db.selectFrom('session').select('id').execute();

describe('the ways to log in', () => {
  it('name the configured providers', async () => {
    const { data } = await server.call<LoginWays>('GET', '/api/login/ways');
    expect(data.social).toEqual([
      { provider: 'kakao', name: '카카오' },
      { provider: 'google', name: 'Google' },
      { provider: 'hanyang', name: '한양대' },
    ]);
    expect((await on.start('naver')).code).toBe(404);
  });
});

describe('the start of a social login', () => {
  it('asks for a code with PKCE, state and nonce, to be sent to the callback of its provider', async () => {
    const { url, headers } = await on.start();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: provider.client.id,
      redirect_uri: `${PUBLIC_URL}/api/login/social/kakao/callback`,
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(String(headers['set-cookie'])).toMatch(/social=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('says that a provider that is down cannot be used now', async () => {
    provider.breakDown(true);
    server.passTime(2 * HOUR);
    const answer = await on.start('google');
    provider.breakDown(false);
    expect(answer).toMatchObject({ code: 503, message: SOCIAL_MESSAGES.unreachable('Google') });
    expect((await on.start('google')).code).toBe(200);
  });

  it('of another site is refused', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/login/social/kakao', '/api/login/social'])
      expect((await server.call('POST', path, { headers, json: {} })).code).toBe(403);
  });
});

describe('an unknown identity', () => {
  it('opens no session, and tells what the provider knows', async () => {
    const before = await sessions();
    const person = somebody({ name: '김하늘', email: 'new@example.org', emailVerified: true });
    const answer = await on.logIn(person);
    expect(answer.headers['access']).toBeUndefined();
    expect(answer.data).toEqual({
      signup: { provider: 'kakao', name: '김하늘', email: 'new@example.org', emailVerified: true, emailFree: true },
    });
    expect(await sessions()).toEqual(before);
    // A page that was reloaded asks again.
    expect((await on.exchange(socialOf(answer))).data).toEqual(answer.data);
  });

  it('leaves out what the rules of the form refuse', async () => {
    const { data } = await on.logIn(somebody({ name: '가'.repeat(200), email: 'nobody', emailVerified: true }));
    expect(data.signup).toMatchObject({ name: '', email: '', emailVerified: false, emailFree: false });
  });

  it('reads an e-mail that the ID token lacks from the user info of the same person alone', async () => {
    const person = somebody();
    const info = { sub: person.subject, email: 'info@example.org', email_verified: true };
    const told = async (userInfo: object, name = 'kakao') =>
      (await on.logIn({ ...person, userInfo }, name)).data.signup?.email;
    expect(await told(info)).toBe('info@example.org');
    expect(await told({ ...info, sub: 'somebody else' })).toBe('');
    expect(await told({ response: { email: 'nested@example.org' } })).toBe('');
    expect(await told(info, 'hanyang')).toBe('');
  });

  it('whose e-mail is a member’s is neither logged in nor linked', async () => {
    const { data, headers } = await on.logIn(somebody({ email: await emailOf(member), emailVerified: true }));
    expect(data.signup).toMatchObject({ emailFree: false });
    expect(headers['access']).toBeUndefined();
    const linked = await server.call<Security>('GET', '/api/users/me/security', { token: member.token });
    expect(linked.data.social.map(({ linkedDateTime }) => linkedDateTime)).toEqual([null, null, null]);
  });
});

describe('a sign-up', () => {
  it('links the identity, which logs in from then on, also to stay', async () => {
    const person = somebody();
    const { answer, dto } = await joinWith(person);
    expect([answer.code, answer.data.socialLinked]).toEqual([200, true]);
    const again = await on.logIn(person, 'kakao', { keep: true });
    expect([again.data.nickname, again.cookies['keep']?.value]).toEqual([
      dto.nickname,
      expect.stringMatching(/^.{36}\..{43}$/),
    ]);
    expect((await on.logIn(person)).cookies['keep']).toBeUndefined();
    const account = await accountOf({ token: again.headers['access'] ?? '' });
    expect(account.username).toBe(dto.username);
  });

  it.each([
    ['a trusted provider has verified the same address', 'kakao', true, 'same', true],
    ['it has not verified it', 'kakao', false, 'same', false],
    ['the address was changed in the form', 'kakao', true, 'other', false],
    ['a provider that anybody can run says so', 'hanyang', true, 'same', false],
  ] as const)('confirms the e-mail only if a trusted provider has verified the same: %s', async (...given) => {
    const [, name, emailVerified, typed, isConfirmed] = given;
    const email = `verified${(people += 1)}@example.org`;
    const { answer } = await joinWith(
      somebody({ email: email.toUpperCase(), emailVerified }),
      { email: typed === 'same' ? email : `other${email}` },
      name,
    );
    expect(answer.data.emailUnconfirmed ?? false).toBe(!isConfirmed);
    expect((await confirmedAt(answer.data.memberId)) !== null).toBe(isConfirmed);
  });

  it('after two hours joins without the link, and says so', async () => {
    const signup = await on.logIn(somebody());
    server.passTime(2 * HOUR + MINUTE);
    const answer = await join(createJoin(), socialOf(signup));
    expect([answer.code, answer.data.socialLinked]).toEqual([200, false]);
  });

  it('that does not ask for it is told nothing, and links nothing', async () => {
    const signup = await on.logIn(somebody());
    const form = joinForm(createJoin());
    const answer = await server.call('POST', '/api/users/join', { form, cookies: socialOf(signup) });
    expect([answer.code, 'socialLinked' in (answer.data as object)]).toEqual([200, false]);
  });

  it('of two at once with one identity is one', async () => {
    const person = somebody();
    const cookies = [socialOf(await on.logIn(person)), socialOf(await on.logIn(person))];
    const forms = [createJoin(), createJoin()];
    const answers = await Promise.all(cookies.map((one, index) => join(forms[index]!, one)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const refused = answers.findIndex(({ code }) => code === 409);
    expect(answers[refused]!.message).toBe(SOCIAL_MESSAGES.otherMember('카카오'));
    const username = forms[refused]!.username;
    expect((await server.call('GET', `/api/users/check_username?username=${username}`)).code).toBe(200);
  });
});

describe('a provider that lies', () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const LIES: [string, Partial<ProviderAnswer> | (() => Partial<ProviderAnswer>)][] = [
    ['another nonce', { claims: { nonce: 'another' } }],
    ['another audience', { claims: { aud: 'another' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['an expired ID token', () => ({ claims: { exp: now() - HOUR / 1_000 } })],
    ['an unsigned ID token', { signature: 'none' }],
    ['the signature of a foreign key', { signature: 'foreign' }],
    ['no ID token', { withoutIdToken: true }],
    ['an endless subject', { subject: 'x'.repeat(256) }],
  ];

  it.each(LIES)('by %s logs nobody in', async (_name, lie) => {
    const before = [await sessions(), await identities()];
    const { url, cookies } = await on.start();
    const back = await on.callback(provider.authorize(url, somebody(typeof lie === 'function' ? lie() : lie)), cookies);
    expect(back.to).toBe(`${PUBLIC_URL}/login#social=failed`);
    expect((await on.exchange(back.cookies)).code).toBe(400);
    expect([await sessions(), await identities()]).toEqual(before);
  });
});

describe('a callback', () => {
  it('without the cookie of its start, in another browser, and of another provider fails', async () => {
    const [one, other] = [await on.start(), await on.start()];
    const path = provider.authorize(one.url, somebody());
    for (const [address, cookies] of [
      [path, {}],
      [path, other.cookies],
      [path.replace('kakao', 'google'), one.cookies],
      [path, { social: `${one.cookies.social}x` }],
    ] as const) {
      const back = await on.callback(address, cookies);
      expect(back.to).toBe(`${PUBLIC_URL}/login#social=failed`);
    }
  });

  it('is good for one time', async () => {
    const { url, cookies } = await on.start();
    const path = provider.authorize(url, somebody());
    const first = await on.callback(path, cookies);
    expect(first.to).toBe(`${PUBLIC_URL}/login#social`);
    for (const again of [first.cookies, cookies]) expect((await on.callback(path, again)).to).toMatch(/=failed$/);
  });

  it('says when the login was cancelled there', async () => {
    const { url, cookies } = await on.start();
    expect((await on.callback(provider.refuse(url), cookies)).to).toBe(`${PUBLIC_URL}/login#social=cancelled`);
    expect((await on.callback(provider.refuse(url), {})).to).toBe(`${PUBLIC_URL}/login#social=failed`);
  });

  it('has no code, token or identity in the address that follows', async () => {
    const person = somebody({ email: 'secret@example.org' });
    const { url, cookies } = await on.start();
    const back = await on.callback(provider.authorize(url, person), cookies);
    expect(back.to).toBe(`${PUBLIC_URL}/login#social`);
    expect([back.code, back.headers['cache-control'], back.text]).toEqual([303, 'no-store', '']);
  });

  it('is to be exchanged within ten minutes, for its purpose alone', async () => {
    const { url, cookies } = await on.start();
    const back = await on.callback(provider.authorize(url, somebody()), cookies);
    const asLink = { token: member.token, cookies: back.cookies, json: {} };
    expect(await server.call('POST', '/api/users/me/social', asLink)).toMatchObject({
      code: 400,
      message: SOCIAL_MESSAGES.linkFailed,
    });
    server.passTime(11 * MINUTE);
    expect(await on.exchange(back.cookies)).toMatchObject({ code: 400, message: SOCIAL_MESSAGES.failed });
  });
});

describe('a link', () => {
  const social = async ({ token }: TestMember) =>
    (await server.call<Security>('GET', '/api/users/me/security', { token })).data;

  it('needs a proof, then logs in, is noted, and its end leads to the sign-up again', async () => {
    const person = somebody();
    const path = '/api/users/me/social/kakao';
    expect((await server.call('POST', path, { token: member.token })).code).toBe(403);
    const linked = await link(member, person);
    expect(linked.data.social[0]).toMatchObject({
      provider: 'kakao',
      name: '카카오',
      linkedDateTime: expect.any(String) as string,
    });
    expect((await on.logIn(person)).data.nickname).toBe(member.nickname);

    const ended = await server.call<Security>('DELETE', path, { token: member.token });
    expect(ended.data.social[0]).toMatchObject({ linkedDateTime: null });
    expect((await server.call('DELETE', path, { token: member.token })).code).toBe(404);
    expect((await on.logIn(person)).data.signup).toBeDefined();
    const kinds = (await social(member)).events.map(({ kind }) => kind).filter((kind) => kind.startsWith('SOCIAL'));
    expect(kinds).toEqual(['SOCIAL_REMOVED', 'SOCIAL_ADDED']);
  });

  it('of the same identity again changes nothing', async () => {
    const person = somebody();
    const starts = [await on.startLink(member), await on.startLink(member)];
    const codes: number[] = [];
    for (const started of starts) {
      const back = await on.callback(provider.authorize(started.data.url, person), socialOf(started));
      codes.push((await on.exchangeLink(member, back.cookies)).code);
    }
    expect(codes).toEqual([200, 200]);
    expect((await social(member)).events.filter(({ kind }) => kind === 'SOCIAL_ADDED')).toHaveLength(1);
  });

  it('of another member’s identity and a second one of a provider are refused', async () => {
    const [person, other] = [somebody(), await server.member()];
    await link(member, person);
    expect(await link(other, person)).toMatchObject({ code: 409, message: SOCIAL_MESSAGES.otherMember('카카오') });
    expect(await link(member, somebody())).toMatchObject({ code: 409, message: SOCIAL_MESSAGES.alreadyLinked });
    expect((await link(member, somebody(), 'google')).code).toBe(200);
  });

  it('that another member has started is refused', async () => {
    const other = await server.member();
    const answer = await link(member, somebody(), 'kakao', other);
    expect([answer.code, answer.cookies['social']?.value]).toEqual([403, '']);
    expect((await social(other)).social[0]?.linkedDateTime).toBeNull();
  });

  it('confirms the member’s e-mail when a trusted provider has verified the same', async () => {
    const unconfirmed = await server.member({}, 'unconfirmed');
    const email = await emailOf(unconfirmed);
    await link(unconfirmed, somebody({ email, emailVerified: true }));
    expect(await confirmedAt(unconfirmed.id)).toBeInstanceOf(Date);
  });

  it('opens nothing for a suspended member, and is gone with the account', async () => {
    const person = somebody();
    await link(member, person);
    const operator = await operatorOn(server);
    await decidingOn(server, operator).measure('SUSPEND', 'PROFILE', member.id, { days: 7 });
    const refused = await on.logIn(person);
    expect([refused.code, refused.errors?.map(({ field }) => field)]).toEqual([
      403,
      expect.arrayContaining(['until', 'reason']),
    ]);
    // The identity does not stay in the browser.
    expect(refused.cookies['social']?.value).toBe('');

    const leaver = await server.member();
    const another = somebody();
    await link(leaver, another);
    const json = { username: leaver.username, password: leaver.password, confirm_password: leaver.password };
    expect((await server.call('DELETE', '/api/user/delete', { token: leaver.token, json })).code).toBe(200);
    expect((await identities()).map(({ subject }) => subject)).not.toContain(another.subject);
    expect((await on.logIn(another)).data.signup).toBeDefined();
  });
});
