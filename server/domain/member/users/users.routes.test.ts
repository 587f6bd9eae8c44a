import { ACCOUNT_MESSAGES, type Account } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { CHECK_MESSAGES, SIGNUP_MESSAGES } from '@contract/signup';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startServer();
  member = await server.member({ email: 'taken@example.org', username: 'taken1', nickname: '김Taken' });
});
afterAll(() => server.close());

const check = async (field: string, value: string) => {
  const { code, message } = await server.call(
    'GET',
    `/api/users/check_${field}?${field}=${encodeURIComponent(value)}`,
    {
      token: 'garbage',
    },
  );
  return [code, message];
};

describe('the availability check', () => {
  it.each([
    ['email', 'free@example.org', 200, CHECK_MESSAGES.email.available],
    ['email', 'TAKEN@example.org', 400, CHECK_MESSAGES.email.taken],
    ['email', 'a.b.co', 400, ACCOUNT_MESSAGES.emailFormat],
    ['email', '', 400, ACCOUNT_MESSAGES.emailFormat],
    ['username', 'free1', 200, CHECK_MESSAGES.username.available],
    ['username', 'taken1', 400, CHECK_MESSAGES.username.taken],
    ['username', 'abc', 400, ACCOUNT_MESSAGES.usernameLength],
    ['username', '1abc', 400, ACCOUNT_MESSAGES.usernamePattern],
    ['nickname', '자유', 200, CHECK_MESSAGES.nickname.available],
    ['nickname', '김takeN', 400, CHECK_MESSAGES.nickname.taken],
    ['nickname', '김takeN'.normalize('NFD'), 400, CHECK_MESSAGES.nickname.taken],
    ['nickname', '운영자', 400, CHECK_MESSAGES.nickname.taken],
    ['nickname', 'Team_Ieum', 400, CHECK_MESSAGES.nickname.taken],
    ['nickname', '_a', 400, ACCOUNT_MESSAGES.nicknamePattern],
    ['nickname', '', 400, SIGNUP_MESSAGES.nicknameEmpty],
  ])('of %s "%s" returns %d', async (field, value, code, message) => {
    expect(await check(field, value)).toEqual([code, message]);
  });

  it('returns 400 without a field and for a list', async () => {
    expect((await server.call('GET', '/api/users/check_email')).code).toBe(400);
    expect((await server.call('GET', '/api/users/check_email?email=a@b.co&email=c@d.co')).code).toBe(400);
  });
});

describe('the search for members', () => {
  const search = (nickname: string, token: string | undefined = member.token) =>
    server.call<string[]>('GET', `/api/users/search?nickname=${encodeURIComponent(nickname)}`, { token });

  beforeAll(async () => {
    for (const nickname of ['별하나', '별둘', '큰별', 'star_1', 'starx1']) await server.member({ nickname });
  });

  it('returns nicknames that begin with the keyword before those that contain it', async () => {
    const { code, data } = await search('별');
    expect([code, data]).toEqual([200, ['별둘', '별하나', '큰별']]);
  });

  it('ignores case and treats the keyword literally', async () => {
    expect((await search('STAR_')).data).toEqual(['star_1']);
  });

  it('does not return the caller', async () => {
    const { code, message } = await search('김Taken');
    expect([code, message]).toEqual([400, MESSAGES.unknownMember]);
  });

  it('returns at most ten members', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, number) => server.member({ nickname: `무리${number}` })));
    expect((await search('무리')).data).toHaveLength(10);
  });

  it('returns 40201 to visitors, and 400 without a keyword', async () => {
    expect((await search('별', 'garbage')).status).toBe(40201);
    expect((await search(' ')).code).toBe(400);
    expect((await search('가'.repeat(101))).code).toBe(400);
  });
});

describe('the own account', () => {
  it('returns the fields of the account page and no password', async () => {
    const { code, data } = await server.call<Account>('GET', '/api/users/me', { token: member.token });
    expect(code).toBe(200);
    expect(data).toEqual({
      username: 'taken1',
      name: '김하늘',
      nickname: '김Taken',
      birth: '2001-02-03',
      gender: 'F',
      email: 'taken@example.org',
      phone: '010-1234-5678',
      address: '서울시 관악구',
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      mustChangePassword: false,
      role: 'MEMBER',
    });
  });

  it('returns 40201 to visitors', async () => {
    expect((await server.call('GET', '/api/users/me')).status).toBe(40201);
  });
});
