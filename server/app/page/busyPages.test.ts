/** @tier full */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createCache } from '../../lib/cache/cache';
import { requestText } from '../testing/rawHttp';
import { startServer, type TestServer } from '../testing/startServer';
import { until } from '../testing/until';

const PAGE = `<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>`;

let publicDir: string;
let server: TestServer;
/** The addresses that were rendered; each rendering lasts until `finish` is called. */
let urls: string[];
let finish: () => void;
let done: Promise<void>;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-busy-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
});
afterAll(() => rm(publicDir, { recursive: true }));

async function setup(rateLimitMultiplier = 1_000) {
  // Nothing expires, and the housekeeping of the start drops nothing.
  const cache = { ...createCache({ clock: { now: () => 0 } }), drop: () => undefined };
  urls = [];
  done = new Promise((resolve) => (finish = resolve));
  server = await startServer({ publicDir, renderTimeout: 60_000, rateLimitMultiplier }, cache, async ({ url }) => {
    urls.push(url);
    await done;
    return { html: `<main>${url}</main>`, preloads: '', styles: '', styleNames: [] };
  });
  // It is on once the process listens to the database.
  let reads = 0;
  const read = () => cache.cached('on', [], async () => (reads += 1));
  await until(async () => (await read()) === (await read()));
}
afterEach(async () => {
  finish();
  await server.close();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const open = (url: string, from = '10.0.0.1') => server.call('GET', url, { from });

it('sends the built page, with the status and noindex of its address, while too many pages are rendered (D210)', async () => {
  await setup();
  const waiting = ['/about', '/terms', '/privacy'].map((url) => open(url));
  await until(() => urls.length === 1);
  expect(await open('/project?title=1')).toMatchObject({ code: 200, text: PAGE });
  expect(await open('/nothing-1')).toMatchObject({ code: 404, text: PAGE });
  expect((await open('/record/aaaabbbbcccc')).headers['x-robots-tag']).toBe('noindex');

  finish();
  for (const { code } of await Promise.all(waiting)) expect(code).toBe(200);
  expect((await open('/verify')).text).toContain('<main>/verify</main>');
});

it('renders what is the same for all once: the form of credentials, malformed records, unknown addresses', async () => {
  await setup();
  finish();
  const typed = [1, 2, 3].flatMap((n) => [`/verify?${n}`, `/record/xx${n}`, `/nothing-${n}`, `/VERIFY/?a=${n}`]);
  for (const url of typed) expect((await open(url)).text).toContain('<main>');
  expect(urls).toEqual(['/verify', '/record/-', '/-/-/-']);
});

it('sends a page to the other clients that wait for it when the one that asked first leaves', async () => {
  await setup();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const first = connect(port, '127.0.0.1');
  first.write(requestText('GET', '/terms', { host: 'localhost:80' }));
  await until(() => urls.length === 1);
  const second = open('/terms', '10.0.0.3');
  first.destroy();
  await until(async () => (await connections()) === 0);
  finish();
  expect((await second).text).toContain('<main>/terms</main>');
  expect(urls).toEqual(['/terms']);
});

it('sends the built page beyond 300 pages a minute, to this address alone', async () => {
  await setup(0.01);
  finish();
  const texts = [];
  for (let visit = 0; visit < 4; visit += 1) texts.push((await open('/about')).text === PAGE);
  expect(texts).toEqual([false, false, false, true]);
  expect(await open('/nothing')).toMatchObject({ code: 404, text: PAGE });
  expect((await open('/about', '10.0.0.2')).text).not.toBe(PAGE);
});
