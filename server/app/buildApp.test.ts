import { MESSAGES } from '@contract/messages';
import { type TestResponse } from './testing/call';
import { startServer, type TestServer } from './testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const SECURE = {
  'content-security-policy': expect.stringMatching(/script-src 'self'( 'sha256-[\w+/=]+')*;/) as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
};

function expectRefusal({ headers, text }: Partial<TestResponse<unknown>> = {}) {
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  expect(headers).toMatchObject({ ...SECURE, ...json });
  expect(text).not.toMatch(/stack|select|relation|node_modules|\/home|Error/);
}

/** Acquires all connections of the pool one after another, until released; a failure releases them as well. */
async function takeAllConnections(): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const takeConnection = () =>
    new Promise<void>((taken, failed) => {
      server.db
        .connection()
        .execute(() => (taken(), held))
        .catch(failed);
    });
  try {
    for (let count = 0; count < 10; count += 1) await takeConnection();
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

describe('error responses', () => {
  it.each<[string, number, string, Parameters<TestServer['call']>]>([
    ['an unknown path', 404, MESSAGES.pageNotFound, ['GET', '/api/nothing']],
    ['an unknown path with a broken body', 404, MESSAGES.pageNotFound, ['POST', '/api/nothing', { body: '{' }]],
    ['a path that cannot be decoded', 404, MESSAGES.postGone, ['GET', '/api/projects/%zz']],
    ['an id that is not a number', 404, MESSAGES.postGone, ['GET', '/api/projects/abc']],
    ['an id of 3,000 digits', 404, MESSAGES.postGone, ['GET', `/api/projects/${'1'.repeat(3000)}`]],
    ['another method', 405, MESSAGES.notSupported, ['PUT', '/api/login', { json: {} }]],
    ['another method with a broken body', 405, MESSAGES.notSupported, ['POST', '/api/health', { body: '{' }]],
    [
      'malformed JSON',
      400,
      MESSAGES.badRequest,
      ['POST', '/api/login', { body: '{"username":', headers: { 'content-type': 'application/json' } }],
    ],
    [
      'an object with __proto__',
      400,
      MESSAGES.badRequest,
      ['POST', '/api/login', { body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } }],
    ],
    ['no body', 400, MESSAGES.badRequest, ['POST', '/api/login']],
    [
      'another content type',
      415,
      MESSAGES.notSupported,
      ['POST', '/api/login', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ],
    [
      'plain text',
      415,
      MESSAGES.notSupported,
      ['POST', '/api/login', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ],
    [
      'a form where JSON is expected',
      415,
      MESSAGES.notSupported,
      ['POST', '/api/login', { body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    ],
    [
      'a body of two megabytes',
      413,
      MESSAGES.tooLarge,
      ['POST', '/api/login', { json: { username: 'a'.repeat(2_000_000) } }],
    ],
    ['a missing asset', 404, MESSAGES.pageNotFound, ['GET', '/assets/main.0123456789.js']],
    ['a missing upload', 404, MESSAGES.pageNotFound, ['GET', `/uploads/image/${'0'.repeat(32)}.webp`]],
    ['a dot-file', 404, MESSAGES.pageNotFound, ['GET', '/.env']],
    [
      'a path that leaves the uploads folder',
      404,
      MESSAGES.pageNotFound,
      ['GET', '/uploads/image/..%2f..%2ftoken-secret'],
    ],
  ])('the error response to %s has the envelope and the headers', async (_, code, message, call) => {
    const response = await server.call(...call);
    expect([response.code, response.status, response.message]).toEqual([code, code, message]);
    expectRefusal(response);
  });

  it('the response to an internal error has no details', async () => {
    const { token } = await server.member();
    await server.db.schema.alterTable('session').renameTo('session_away').execute();
    const response = await server.call('GET', '/api/users/me', { token });
    await server.db.schema.alterTable('session_away').renameTo('session').execute();

    expect([response.code, response.status, response.message]).toEqual([500, 500, MESSAGES.unknown]);
    expectRefusal(response);
  });

  it('a request gets 503 with retry-after while all connections are in use', async () => {
    const release = await takeAllConnections();
    const [response, ready, health] = await Promise.all(
      ['/api/users/check_username?username=free1', '/api/ready', '/api/health'].map((path) => server.call('GET', path)),
    );
    release();

    expect([response?.code, response?.status, response?.message]).toEqual([503, 503, MESSAGES.noResponse]);
    expect(response?.headers['retry-after']).toMatch(/^\d+$/);
    expectRefusal(response);
    expect([ready?.code, health?.code]).toEqual([503, 200]);
  });

  it('a 405 lists the allowed methods of the path', async () => {
    expect((await server.call('DELETE', '/api/login')).headers.allow).toBe('POST');
    expect((await server.call('POST', '/api/users/me')).headers.allow).toBe('GET, HEAD, PATCH');
    expect((await server.call('OPTIONS', '/api/health')).headers.allow).toBe('GET, HEAD');
    expect((await server.call('POST', '/')).headers.allow).toBe('GET, HEAD');
  });

  it('an empty body counts as absent, whatever its content type', async () => {
    const { code } = await server.call('POST', '/api/logout', { headers: { 'content-type': 'application/json' } });
    expect(code).toBe(200);
  });
});

it('responses forbid caches to store them', async () => {
  expect((await server.call('GET', '/api/health')).headers).toMatchObject({ ...SECURE, 'cache-control': 'no-store' });
});

describe('CORS', () => {
  const origin = 'https://www.teamieum.example';
  const preflight = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'access' };

  it('sends no CORS header to an origin that is not listed', async () => {
    const response = await server.call('OPTIONS', '/api/login', { headers: preflight });
    expect(response.code).toBe(405);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('allows a listed origin to send cookies and read the header access', async () => {
    const listed = await startServer({ webOrigins: [origin] });
    const ask = await listed.call('OPTIONS', '/api/login', { headers: preflight });
    const response = await listed.call('POST', '/api/token', { json: {}, headers: { origin } });
    const foreign = { origin: 'https://evil.example' };
    const stranger = await listed.call('GET', '/api/health', { headers: foreign });
    const strangersAsk = await listed.call('OPTIONS', '/api/login', { headers: { ...preflight, ...foreign } });
    const options = await listed.call('OPTIONS', '/api/health');
    await listed.close();

    expect(ask.code).toBe(204);
    expect(ask.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'access, content-type, idempotency-key',
      'access-control-allow-methods': expect.stringContaining('POST') as string,
    });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': expect.stringContaining('access') as string,
      'cross-origin-resource-policy': 'same-site',
    });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    expect(stranger.headers['access-control-allow-credentials']).toBeUndefined();
    expect(stranger.headers['vary']).toBe('Origin');
    expect([strangersAsk.code, strangersAsk.headers['access-control-allow-methods']]).toEqual([405, undefined]);
    expect([options.code, options.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
