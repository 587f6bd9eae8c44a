/** @tier full */
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { createJoin, joinForm } from '../testing/member';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ rateLimitMultiplier: 1 });
});
afterEach(() => server.close());

interface Attempt {
  username?: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
}

const login = ({ username = 'someone1', password = 'wrong0000', from = '10.0.0.1', headers }: Attempt) =>
  server.call('POST', '/api/login', { json: { username, password }, from, headers });

const codes = (responses: { code: number }[]) => responses.map(({ code }) => code);

async function times<T>(count: number, act: (time: number) => Promise<T>): Promise<T[]> {
  const responses: T[] = [];
  for (let time = 0; time < count; time += 1) responses.push(await act(time));
  return responses;
}

describe('logins', () => {
  it('are limited to five a minute per username and address', async () => {
    const responses = await times(6, () => login({}));
    expect(codes(responses)).toEqual([401, 401, 401, 401, 401, 429]);
    const [refused] = responses.slice(-1);
    expect([refused?.status, refused?.message]).toEqual([429, ACCOUNT_MESSAGES.tooManyPasswords(1)]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);

    expect((await login({ username: 'SOMEONE1' })).code).toBe(429);
    expect((await login({ username: 'another1' })).code).toBe(401);
    expect((await login({ from: '10.0.0.2' })).code).toBe(401);
  });

  it('are limited to sixty a minute per address, whatever x-forwarded-for contains', async () => {
    const responses = await times(61, (time) =>
      login({ username: `user${time}`, headers: { 'x-forwarded-for': `192.0.2.${time}` } }),
    );
    expect(codes(responses).slice(-2)).toEqual([401, 429]);
    expect(responses.at(-1)?.message).toBe(MESSAGES.tooMany);
  });
});

it('limits joins to sixty an hour per address, refused ones included', async () => {
  const responses = await times(61, () => server.call('POST', '/api/users/join', { form: joinForm({}) }));
  expect(codes(responses).slice(-2)).toEqual([400, 429]);
  expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_000);
  const other = await server.call('POST', '/api/users/join', { form: joinForm(createJoin()), from: '10.0.0.2' });
  expect(other.code).toBe(200);
});

it('limits other requests to 600 a minute per member, and to 1,200 per address without a token', async () => {
  const { token } = await server.member();
  const as = (token?: string) => server.call('GET', '/api/users/check_username?username=free1', { token });

  const member = await times(601, () => as(token));
  expect(codes(member).slice(-2)).toEqual([200, 429]);
  const visitor = await times(1_201, () => as());
  expect(codes(visitor).slice(-2)).toEqual([200, 429]);
  expect((await as('garbage')).code).toBe(429);
  expect((await server.call('GET', '/api/health')).code).toBe(200);
  expect((await login({ from: '127.0.0.1' })).code).toBe(401);
});

it('does not count requests with an expired token against its member', async () => {
  const { token, username, password } = await server.member();
  server.passTime(16 * 60_000);
  const stranger = await times(601, () =>
    server.call('GET', '/api/users/check_username?username=free1', { token, from: '10.0.0.9' }),
  );
  expect(codes(stranger).at(-1)).toBe(200);

  const { headers } = await server.call('POST', '/api/login', { json: { username, password } });
  expect((await server.call('GET', '/api/users/me', { token: headers.access })).code).toBe(200);
});

it("uses the address in the proxy's header when TRUST_PROXY is on", async () => {
  const behind = await startServer({ rateLimitMultiplier: 1, trustProxy: 1 });
  const from = (address: string) =>
    behind.call('POST', '/api/login', {
      json: { username: 'someone1', password: 'wrong0000' },
      headers: { 'x-forwarded-for': address },
    });
  const responses = [
    ...(await times(6, () => from('192.0.2.1'))),
    await from('192.0.2.2'),
    await from('9.9.9.9, 192.0.2.1'),
  ];
  await behind.close();
  expect(codes(responses)).toEqual([401, 401, 401, 401, 401, 429, 401, 429]);
});

it('scales rate limits with RATE_LIMIT_MULTIPLIER', async () => {
  const wide = await startServer({ rateLimitMultiplier: 2 });
  const json = { username: 'someone1', password: 'wrong0000' };
  const responses = await times(11, () => wide.call('POST', '/api/login', { json }));
  await wide.close();
  expect(codes(responses).slice(-2)).toEqual([401, 429]);
});
