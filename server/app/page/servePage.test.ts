import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { paths } from '@contract/paths';
import { ROUTES } from '@contract/routes';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { startServer, type TestServer } from '../testing/startServer';

const STYLE = '@font-face{font-family:X}';
const INLINE = 'document.title';
const PAGE = `<!doctype html><title>팀이음</title><script>${INLINE}</script><style>${STYLE}</style><script defer src="/assets/main.0a.js"></script>`;
const SCRIPT = 'console.log("팀이음")';

let publicDir: string;
let server: TestServer;
beforeAll(async () => {
  publicDir = await createPublicDir();
  server = await startServer({ publicDir });
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

async function createPublicDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-page-'));
  await mkdir(path.join(folder, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'favicon.svg': '<svg/>',
    '.secret': 'hidden',
    'assets/main.0a.js': SCRIPT,
    'assets/main.0a.js.br': brotliCompressSync(SCRIPT),
    'assets/main.0a.js.gz': gzipSync(SCRIPT),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  return folder;
}

const get = (url: string, headers?: Record<string, string>) => server.call('GET', url, { headers });

/** The pages rendered by the server, which renderPage.test.ts tests. */
const RENDERED: readonly string[] = RENDERED_ROUTES.map(([route]) => route);
const OTHERS = ROUTES.filter((route) => !RENDERED.includes(route) && route !== paths.archiveDetailAlias(':id')).map(
  (route) => route.replace(/:\w+/g, '7'),
);

it.each(OTHERS)('serves the page at %s', async (url) => {
  const { code, text, headers } = await get(`${url}?a=1`);
  expect([code, text]).toEqual([200, PAGE]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

it.each(['/PROJECT/', '/findid', '/project?title=%EA%B9%80'])('matches %s as the router does', async (url) => {
  expect((await get(url)).code).toBe(200);
});

it.each([
  '/nothing',
  '/project/7',
  '/a/b/c',
  '/archive/x',
  '/x/a',
  '/%EB%B7%81',
  '/%zz',
  '/dev/kit',
  '//evil.example',
  '/%2F%2Fevil.example',
])('serves the page with 404 at the unknown path %s', async (url) => {
  const { code, text } = await get(url);
  expect([code, text]).toEqual([404, PAGE]);
});

it.each(['/notices', '/project/7/team', '/project/7/applicants', '/mypage/record'])(
  'sends noindex with the page of members at %s',
  async (url) => {
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/login')).headers).not.toHaveProperty('x-robots-tag');
  },
);

it('responds to HEAD as to GET, without the body', async () => {
  const { code, text, headers } = await server.call('HEAD', '/project');
  expect([code, text]).toEqual([200, '']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

it('serves hashed assets as immutable, in an encoding that the browser accepts', async () => {
  const plain = await get('/assets/main.0a.js');
  expect([plain.code, plain.text]).toEqual([200, SCRIPT]);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript; charset=utf-8') as string,
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  const brotli = await get('/assets/main.0a.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.raw).toString()).toBe(SCRIPT);
  const gzip = await get('/assets/main.0a.js', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const page = await get('/login', { 'accept-encoding': 'br' });
  expect([page.code, page.headers['content-encoding']]).toEqual([200, 'br']);
});

it('revalidates files that may change', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  const { headers } = await get('/login');
  expect((await get('/login', { 'if-none-match': headers.etag ?? '' })).code).toBe(304);
});

it('serves the page its headers were made for while the next release is deployed', async () => {
  const folder = await createPublicDir();
  const running = await startServer({ publicDir: folder });
  const file = path.join(folder, 'index.html');
  await writeFile(file, PAGE.replace(INLINE, 'alert()'));
  await utimes(file, 0, 0);
  expect((await running.call('GET', '/login')).text).toBe(PAGE);
  expect(await running.call('GET', '/nothing')).toMatchObject({ code: 404, text: PAGE });
  await rm(file);
  expect((await running.call('GET', '/login')).text).toBe(PAGE);
  await running.close();
  await rm(folder, { recursive: true });
});

it.each([
  '/assets/gone.0b.js',
  '/assets/',
  '/assets',
  '/gone.png',
  '/assets//gone.png',
  '/.secret',
  '/.git/config',
  '/assets/../.secret',
  '/..%2f..%2fetc%2fpasswd',
  '/project/%E2%80%A8',
  '/project/%0A',
])('never serves the page for the file %s', async (url) => {
  const { code, text } = await get(url);
  expect(code).toBe(404);
  expect(text).not.toContain('<title>');
  expect(text).not.toContain('hidden');
});

describe('the content security policy', () => {
  const policyOf = async (server: TestServer, url = '/') =>
    (await server.call('GET', url)).headers['content-security-policy'] ?? '';
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows the inline code of the page by its hash, and no other inline code', async () => {
    const policy = await policyOf(server);
    expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf(STYLE)};`);
    expect(policy).toContain(`script-src 'self' ${hashOf(INLINE)};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toContain('unsafe');
  });

  it('allows the page to call an API on another host', async () => {
    const other = await startServer({ publicDir, apiOrigin: 'https://api.teamieum.example' });
    const policy = await policyOf(other);
    await other.close();
    expect(policy).toContain("connect-src 'self' https://api.teamieum.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://api.teamieum.example;");
  });
});

it('sends HSTS when the public address is https', async () => {
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await startServer({ publicUrl: 'https://teamieum.example' });
  const { headers } = await secure.call('GET', '/api/health');
  await secure.close();
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
