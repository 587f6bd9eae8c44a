/** @tier full */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RenderApp } from '@contract/rendering';
import { createCache } from '../../lib/cache/cache';
import { startServer, type TestServer } from '../testing/startServer';
import { until } from '../testing/until';

const PAGE = `<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>`;

let publicDir: string;
let server: TestServer;
let renderApp: RenderApp;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-slow-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), (request) => renderApp(request));
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

const rendered = async (html: string) => ({ html, preloads: '', styles: '', styleNames: [] });

it('sends the built page while rendering takes longer than its limit, and the rendered page once it is ready', async () => {
  let finish = () => undefined as void;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const own = await startServer({ publicDir, renderTimeout: 100 }, createCache(), async () => {
    await slow;
    return rendered('<main>그렸어요</main>');
  });
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await own.call('GET', '/about')).toMatchObject({ code: 200, text: PAGE });
  }

  finish();
  await until(async () => (await own.call('GET', '/about')).text.includes('<main>그렸어요</main>'));
  await own.close();
});

it('sends the built page when rendering fails, and renders again for the next visitor', async () => {
  renderApp = () => Promise.reject(new Error('A component is broken.'));
  expect(await server.call('GET', '/terms')).toMatchObject({ code: 200, text: PAGE });
  expect(await server.call('GET', '/nothing')).toMatchObject({ code: 404, text: PAGE });
  renderApp = () => rendered('<main>이제 돼요</main>');
  expect((await server.call('GET', '/terms')).text).toContain('<main>이제 돼요</main>');
});

it('sends the built page when the API refuses a visitor, and renders it for the next visitor', async () => {
  const limited = await startServer(
    { publicDir, renderTimeout: 60_000, rateLimitMultiplier: 0.01 },
    createCache(),
    () => rendered('<main>목록</main>'),
  );
  const open = async (title: number, from: string) =>
    (await limited.call('GET', `/project?title=${title}`, { from })).text;
  expect(await open(1, '10.0.0.1')).toContain('<main>목록</main>');
  while ((await limited.call('GET', '/api/summary', { from: '10.0.0.1' })).code === 200);
  expect(await open(2, '10.0.0.1')).toBe(PAGE);
  expect(await open(2, '10.0.0.2')).toContain('<main>목록</main>');
  await limited.close();
});

it('allows the inline styles of a rendered page by hash: the style sheet and the values of style attributes', async () => {
  renderApp = async () => ({
    ...(await rendered('<main style="top:1%;--a:&quot;x&quot;"></main>')),
    styles: '.a{color:red}',
    styleNames: ['a'],
  });
  const { headers, text } = await server.call('GET', '/privacy');
  const policy = headers['content-security-policy'] ?? '';
  expect(text).toContain('<style data-rules="a">.a{color:red}</style></head>');
  const [sheet, attribute] = ['.a{color:red}', 'top:1%;--a:"x"'].map(
    (inline) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
  );
  expect(policy).toContain(`${sheet};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${attribute}`);
  expect(policy).not.toContain('unsafe-inline');
});
