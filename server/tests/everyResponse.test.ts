import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { joiningOn, pdf } from '../app/testing/joining';
import { createJoin } from '../app/testing/member';
import { requestText, rawHttp } from '../app/testing/rawHttp';
import { startServer, type TestServer } from '../app/testing/startServer';

/** Responses are checked over the network, because some are sent outside all hooks, and some by Node itself. */
const PAGE = `<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head>
  <body><div id="root"></div><script defer src="/assets/main.0a.js"></script></body></html>`;

const SECURE = {
  'content-security-policy': expect.stringMatching(
    /^(?=.*default-src 'none')(?=.*frame-ancestors 'none')(?!.*unsafe)/,
  ) as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*geolocation=\(\)/) as string,
  'cache-control': expect.any(String) as string,
};

let publicDir: string;
beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-answers-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  await writeFile(path.join(publicDir, 'assets/main.0a.js'), 'console.log(1)');
});
afterAll(() => rm(publicDir, { recursive: true }));

/** Stores a photo and a portfolio file. @returns their keys */
async function storeFiles(server: TestServer) {
  const values = createJoin({ portfolio: [{ fileName: 'a.pdf', fileSize: 0.1, url: null }] });
  await joiningOn(server).join(values, { portfolioFiles: [pdf('a.pdf')] });
  const { image, file } = await server.db
    .selectFrom('member')
    .innerJoin('member_portfolio', 'member.id', 'member_id')
    .select(['profile_image as image', 'file_key as file'])
    .where('username', '=', values.username)
    .executeTakeFirstOrThrow();
  return { image: image ?? '', file: file ?? '' };
}

interface Stored {
  image: string;
  file: string;
  token: string;
}

const BODY = { 'content-type': 'application/json', 'content-length': '1' };

type Kind = [kind: string, status: number, request: string | ((stored: Stored) => string)];

const KINDS: Kind[] = [
  ['a response of the API', 200, requestText('GET', '/api/health')],
  ['an error response of the API', 401, requestText('GET', '/api/users/me')],
  ['an unknown path of the API', 404, requestText('GET', '/api/nothing')],
  ['the unrendered page', 200, requestText('GET', '/login')],
  ['a rendered page', 200, requestText('GET', '/project')],
  ['an unchanged page', 304, requestText('GET', '/login', { 'if-none-match': '*' })],
  ['a page requested with HEAD', 200, requestText('HEAD', '/login')],
  ['an unknown page', 404, requestText('GET', '/nothing')],
  ['an asset', 200, requestText('GET', '/assets/main.0a.js')],
  ['a missing asset', 404, requestText('GET', '/assets/gone.0b.js')],
  ['a picture', 200, ({ image }) => requestText('GET', `/uploads/${image}`)],
  [
    'an unchanged picture',
    304,
    ({ image }) => requestText('GET', `/uploads/${image}`, { 'if-none-match': `"${path.basename(image)}"` }),
  ],
  ['a portfolio file', 200, ({ file }) => requestText('GET', `/uploads/${file}`)],
  ['a missing upload', 404, requestText('GET', `/uploads/image/${'0'.repeat(32)}.webp`)],
  ['a dot-file', 404, requestText('GET', '/.env')],
  ['the sitemap', 200, requestText('GET', '/sitemap.xml')],
  ['robots.txt', 200, requestText('GET', '/robots.txt')],
  ['the stream of alarms', 200, ({ token }) => requestText('GET', '/api/alarm/stream', { access: token })],
  ['a method that the path does not have', 405, requestText('PUT', '/api/login')],
  ['an unknown method', 404, requestText('TRACE', '/api/login')],
  ['an OPTIONS request', 405, requestText('OPTIONS', '/api/login')],
  ['malformed JSON', 400, requestText('POST', '/api/login', BODY, '{')],
  ['another content type', 415, requestText('POST', '/api/login', { ...BODY, 'content-type': 'text/xml' }, '<')],
  ['a body that is too large', 413, requestText('POST', '/api/login', { ...BODY, 'content-length': '2000000' })],
  ['headers that are too large', 431, requestText('GET', '/', { cookie: 'a'.repeat(20_000) })],
  ['a path that is too long', 431, requestText('GET', `/api/projects/${'1'.repeat(20_000)}`)],
  ['the longest possible path', 404, requestText('GET', `/api/projects/${'1'.repeat(16_250)}`)],
  ['a path that cannot be decoded', 404, requestText('GET', '/%zz')],
  ['a target without a host', 400, requestText('GET', 'http:///x')],
  ['a request for *', 405, requestText('OPTIONS', '*')],
  ['bytes that are not HTTP', 400, 'NONSENSE\r\n\r\n'],
  ['a body with two lengths', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ['a request without a Host header', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'a request with two Host headers',
    400,
    'GET /api/health HTTP/1.1\r\nhost: a\r\nhost: a\r\nconnection: close\r\n\r\n',
  ],
  ...['a b', '[', '%zz', 'a:99999', 'a@b', ''].map((host): Kind => [
    `the Host header "${host}"`,
    400,
    `GET /.well-known/did.json HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
  ]),
  ['an unknown expectation', 200, requestText('GET', '/api/health', { expect: 'a-miracle' })],
];

describe.each([
  ['over plain http', undefined, undefined],
  ['behind TLS', 'https://teamieum.example', 'max-age=31536000'],
])('%s, every kind of response has the headers', (_where, publicUrl, strictTransport) => {
  let server: TestServer;
  let port: number;
  let stored: Stored;

  beforeAll(async () => {
    server = await startServer({ publicDir, publicUrl });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
    const { image, file } = await storeFiles(server);
    const { token } = await server.member();
    stored = { image, file, token };
  });
  afterAll(() => server.close());

  it.each(KINDS)('sends the security headers with %s (%d)', async (_kind, expected, request) => {
    const { status, headers, body } = await rawHttp(port, typeof request === 'string' ? request : request(stored));
    expect([status, headers]).toEqual([expected, expect.objectContaining(SECURE)]);
    expect(headers['strict-transport-security']).toBe(strictTransport);
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
    if (headers['content-type']?.startsWith('application/json')) {
      const { status: told, message } = JSON.parse(body) as { status: number; message: string };
      const wholeStatus = status === 401 ? 40201 : status;
      expect([told, message]).toEqual([wholeStatus, expect.stringMatching(/[가-힣]/)]);
    }
  });
});

describe('uploaded content', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ publicDir });
  });
  afterAll(() => server.close());

  it.each([
    ['image', 'image/webp', undefined],
    ['file', 'application/pdf', expect.stringMatching(/^attachment; /) as string],
  ] as const)('cannot run as a page: a file of the kind %s', async (kind, type, disposition) => {
    const files = await storeFiles(server);
    const { code, headers } = await server.call('GET', `/uploads/${files[kind]}`);
    expect([code, headers['content-type'], headers['content-disposition']]).toEqual([200, type, disposition]);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none';sandbox");
  });
});

it('X-Forwarded-Proto is ignored unless TRUST_PROXY is on', async () => {
  const said = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  const server = await startServer({ publicDir });
  const { headers } = await server.call('GET', '/api/health', { headers: said });
  const { text } = await server.call('GET', '/sitemap.xml', { headers: said });
  await server.close();
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(text).not.toContain('evil.example');

  const behind = await startServer({ publicDir, trustProxy: 1 });
  const response = await behind.call('GET', '/api/health', { headers: said });
  await behind.close();
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
});

it('the unrendered page is sent when the API cannot provide its data', async () => {
  const server = await startServer({ publicDir });
  await server.db.schema.alterTable('project').renameTo('project_away').execute();
  const { code, text } = await server.call('GET', '/project');
  await server.close();
  expect([code, text]).toEqual([200, PAGE]);
});
