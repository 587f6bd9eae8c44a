/** @tier full @bundle pages */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { insertArchive, insertMember, insertProject } from '../../db/testing/rows';
import { titleColumns } from '../../db/titleBigrams';
import { createCache } from '../../lib/cache/cache';
import { HOSTILE_TEXTS, HOSTILE_LINKS } from '../testing/hostileTexts';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/startServer';

const PAGE = `<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head>
<body><div id="root"></div></body></html>`;

let publicDir: string;
let server: TestServer;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-hostile-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

let made = 0;

/** Creates a post and an archive with the text in every field, written and commented on by one member. */
async function spread(text: string, link: string) {
  const { db } = server;
  made += 1;
  const writer = await insertMember(db, { nickname: [...text].slice(0, 8).join('') + made });
  const mate = await insertMember(db);
  const texts = { ...titleColumns(text), link };
  const project = await insertProject(db, writer, {
    ...texts,
    project_name: [...text].slice(0, 20).join(''),
    introduce: text,
    article: text,
  });
  const archive = await insertArchive(db, [writer, mate], {
    ...texts,
    description: text,
    published_at: new Date('2026-03-01T00:00:00Z'),
  });
  await db.insertInto('project_comment').values({ project_id: project, writer_id: writer, content: text }).execute();
  await db.insertInto('archive_comment').values({ archive_id: archive, writer_id: writer, content: text }).execute();
  const term = encodeURIComponent(text);
  return [
    '/',
    `/projectdetail/${project}`,
    '/project',
    `/project?title=${term}`,
    `/archive/${archive}`,
    '/archive',
    `/archive?keyword=${term}`,
    `/nothing/${encodeURIComponent(text.replace(/[.\u2028\u2029]/g, ''))}`,
  ];
}

/** JSON, which does not run as a script, with the characters escaped that could end its element. */
const DATA = /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g;
const LINK = / (?:href|src|action|formAction)="([^"]*)"/gi;

function expectHarmless(text: string) {
  for (const [, json = ''] of text.matchAll(DATA)) expect(() => JSON.parse(json) as unknown).not.toThrow();
  const html = text.replace(DATA, '').replace(/<style[^>]*>[^<]*<\/style>/g, '');
  for (const [, address = ''] of html.matchAll(LINK)) expect(address).toMatch(/^(?:\/|\?|#|https?:\/\/)/);
  const tags = (html.match(/<[^>]*>/g) ?? []).filter((tag) => !/^<!(?:doctype|--)/.test(tag));
  for (const tag of tags) {
    const bare = tag.replace(/="[^"]*"/g, '');
    expect(bare).toMatch(/^<\/?[a-z][a-z0-9]*(?: [\w:-]+)* ?\/?>$/i);
    expect(bare).not.toMatch(/^<(?:script|iframe|object|embed|base|math|template)|\s(?:on\w+|srcdoc)\b/i);
  }
}

it('escapes text of members and of URLs on every page', async () => {
  let pages = 0;
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    for (const address of await spread(text, HOSTILE_LINKS[index % HOSTILE_LINKS.length] ?? '')) {
      const { text: page } = await server.call('GET', address);
      expect(page).toContain('<header');
      expectHarmless(page);
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThanOrEqual(40);
});

it('renders a hostile title as plain text', async () => {
  const [text = ''] = HOSTILE_TEXTS;
  const [, post = ''] = await spread(`${text} 제목`, 'https://example.com');
  const { text: page } = await server.call('GET', post);
  const [, json = ''] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
  const named = expect.objectContaining({ title: `${text} 제목` }) as unknown;
  expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ data: named }));
  expect(page).toContain(`&lt;/script&gt;`);
});
