/** @bundle pages */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PRELOADED_DATA_ID, type PreloadedResponse } from '@contract/rendering';
import { createCache } from '../../lib/cache/cache';
import { HOUR } from '../../lib/durations';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/startServer';

const PAGE = `<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head>
<body><div id="root"></div></body></html>`;

let publicDir: string;
let server: TestServer;
let ids: Record<'warning' | 'news', number>;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-page-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  ids = {
    news: await announce('INFO', '해커톤 팀을 모아요.'),
    warning: await announce('WARNING', '점검 </script> 시간이에요.'),
  };
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

async function announce(kind: 'INFO' | 'WARNING', text: string): Promise<number> {
  const { id } = await server.db
    .insertInto('announcement')
    .values({
      kind,
      text,
      link: '',
      starts_at: new Date(Date.now() - HOUR),
      ends_at: new Date(Date.now() + HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const open = async (url: string, cookies?: Record<string, string>) => (await server.call('GET', url, { cookies })).text;

/** The ids of the announcements that are preloaded in a page. */
function preloadedIn(text: string): number[] | undefined {
  const json = new RegExp(`<script type="application/json" id="${PRELOADED_DATA_ID}">(.*?)</script>`, 's').exec(text);
  const responses = JSON.parse(json?.[1] ?? '[]') as PreloadedResponse[];
  const found = responses.find(({ endpoint }) => endpoint === 'getAnnouncements');
  return found && 'data' in found ? (found.data as { id: number }[]).map(({ id }) => id) : undefined;
}

it.each(['/', '/about', '/project', '/nothing/here'])(
  'renders the first announcement above the header of %s',
  async (url) => {
    const text = await open(url);
    const before = text.slice(0, text.indexOf('<header'));
    expect(before).toContain('aria-label="공지"');
    expect(before).toContain('점검 &lt;/script&gt; 시간이에요.');
    expect(preloadedIn(text)).toEqual([ids.warning, ids.news]);
  },
);

it.each([
  ['/login', {}],
  ['/about', { loggedIn: '1' }],
])('sends the announcements with %s, which the browser renders alone', async (url, cookies: Record<string, string>) => {
  const text = await open(url, cookies);
  expect(text).toContain('<div id="root"></div>');
  expect(preloadedIn(text)).toEqual([ids.warning, ids.news]);
});

it('omits announcements that the browser has dismissed, from rendered and from unrendered pages', async () => {
  const dismissed = String(ids.warning);
  const rendered = await open('/about', { dismissed });
  expect(rendered.slice(0, rendered.indexOf('<header'))).toContain('해커톤 팀을 모아요.');
  expect(preloadedIn(rendered)).toEqual([ids.news]);
  expect(preloadedIn(await open('/about', { dismissed, loggedIn: '1' }))).toEqual([ids.news]);

  const all = { dismissed: `${ids.warning}.${ids.news}` };
  expect(await open('/about', all)).not.toContain('aria-label="공지"');
  expect(await open('/login', all)).toBe(PAGE);
});
