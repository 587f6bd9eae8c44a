/** @bundle pages */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PRELOADED_DATA_ID, type PreloadedResponse } from '@contract/rendering';
import { PICTURE_SIZES, pictureSrcSet } from '@contract/upload';
import sharp from 'sharp';
import { createCache } from '../../lib/cache/cache';
import { insertArchive, insertProject } from '../../db/testing/rows';
import { titleColumns } from '../../db/titleBigrams';
import { evaluatingOn } from '../testing/evaluating';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/startServer';

const PAGE = `<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head>
<body><div id="root"></div></body></html>`;

let publicDir: string;
let server: TestServer;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-page-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer(
    { publicDir, publicUrl: 'https://teamieum.example', renderTimeout: 60_000 },
    createCache(),
    renderApp,
  );
  await server.member({ nickname: '기획하는곰' });
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

const writerId = async () =>
  (await server.db.selectFrom('member').select('id').where('nickname', '=', '기획하는곰').executeTakeFirstOrThrow()).id;

async function post(title: string): Promise<number> {
  return insertProject(server.db, await writerId(), { ...titleColumns(title), introduce: `${title} 소개` });
}

const open = async (url: string, cookies?: Record<string, string>) => {
  const { code, text, headers } = await server.call('GET', url, { cookies });
  return { code, text, headers };
};

const heading = (text: string, level = 1) => new RegExp(`<h${level}[^>]*>${text.replaceAll('.', '\\.')}</h${level}>`);
const linkTo = (address: string, text: string) => new RegExp(`<a [^>]*href="${address}"[^>]*>${text}</a>`);
const header = (text: string) => text.split('</header>')[0] ?? '';

/** The preloaded data in a page. */
function preloadedDataIn(text: string): PreloadedResponse[] {
  const json = new RegExp(`<script type="application/json" id="${PRELOADED_DATA_ID}">(.*?)</script>`, 's').exec(
    text,
  )?.[1];
  return JSON.parse(json ?? '[]') as PreloadedResponse[];
}

it('renders the landing page without its list of posts when no post is open (D3)', async () => {
  await server.db.deleteFrom('project').execute();
  const { text } = await open('/');
  expect(text).toContain('<title>팀이음 | 새로운 스토리를 만들어 가는 곳</title>');
  expect(text).toMatch(heading('새로운 스토리를 만들어 가는 곳'));
  expect(text).not.toContain('지금 모집 중인 프로젝트');
});

it('renders the list of posts with its heading and its preloaded data', async () => {
  const id = await post('지도 앱 만들 사람');
  const { code, text, headers } = await open('/project?title=지도&open=true');
  expect([code, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(text).toContain('<title>프로젝트 | 팀이음</title>');
  expect(text).toMatch(heading('함께할 팀원을 찾고 있어요'));
  expect(text).toMatch(linkTo(`/projectdetail/${id}`, '지도 앱 만들 사람'));
  const canonical = `https://teamieum.example/project?title=${encodeURIComponent('지도')}&amp;open=true`;
  expect(text).toContain(`<link rel="canonical" href="${canonical}" />`);
  expect(preloadedDataIn(text)).toEqual([
    {
      endpoint: 'listProjects',
      arg: { title: '지도', roles: [], skills: [], times: [], open: 'true', page: 0 },
      data: expect.objectContaining({ totalElements: 1 }) as object,
    },
  ]);
});

it.each([
  ['/', '프로젝트'],
  ['/project', '프로젝트'],
  ['/archive', '아카이브'],
  ['/about', '소개'],
  ['/about/proof', '소개'],
])('marks in the header of %s the current entry %s', async (url, entry) => {
  const { text } = await open(url);
  const marked = [...header(text).matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(marked).toEqual([entry]);
  expect(text).toMatch(/href="\/login"[^>]*><span[^>]*>로그인</);
});

it('links the previous and the next page of a list in the head', async () => {
  for (let made = 0; made < 25; made += 1) await post(`쪽 넘기기 ${made}`);
  const { text } = await open('/project?title=쪽넘기기&page=2');
  const title = encodeURIComponent('쪽넘기기');
  expect(text).toContain(`<link rel="prev" href="https://teamieum.example/project?title=${title}" />`);
  expect(text).toContain(`<link rel="next" href="https://teamieum.example/project?title=${title}&amp;page=3" />`);
});

it.each([
  ['/terms', '이용약관', '회원과 서비스의 권리, 의무를 정합니다.', '1. 서비스'],
  ['/privacy', '개인정보 처리방침', '필요한 만큼만 수집하고', '1. 수집하는 정보'],
])('renders the whole text of %s with its own description (D6)', async (url, title, intro, first) => {
  const { text } = await open(url);
  expect(text).toContain(`<title>${title} | 팀이음</title>`);
  expect(text).toMatch(heading(title));
  expect(text).toMatch(heading(first, 2));
  expect(text).toMatch(new RegExp(`<meta name="description" content="[^"]*${intro}`));
  expect(text).toContain(`<link rel="canonical" href="https://teamieum.example${url}" />`);
});

it('renders a post with the metadata that messengers show', async () => {
  const id = await post('함께 만드는 시간표');
  const { code, text } = await open(`/projectdetail/${id}`);
  expect(code).toBe(200);
  expect(text).toContain('<title>함께 만드는 시간표 | 팀이음</title>');
  expect(text).toMatch(heading('함께 만드는 시간표'));
  expect(text).toContain('<meta name="description" content="함께 만드는 시간표 소개" />');
  expect(text).toContain(`<link rel="canonical" href="https://teamieum.example/projectdetail/${id}" />`);
  expect(text).toContain(`<meta property="og:image" content="https://teamieum.example/share/project/${id}.png" />`);
  const [first] = preloadedDataIn(text);
  expect([first?.endpoint, first?.arg]).toEqual(['getProject', id]);
});

it('renders the link of a post only if it is http or https', async () => {
  const rows = { http: 'https://example.com/a?b=1&c=2', other: 'javascript:alert(1)' };
  const [linked, unlinked] = await Promise.all(
    Object.values(rows).map(async (link) => insertProject(server.db, await writerId(), { link })),
  );

  expect((await open(`/projectdetail/${linked}`)).text).toMatch(/<a [^>]*href="https:\/\/example.com\/a\?b=1&amp;c=2"/);
  expect((await open(`/projectdetail/${unlinked}`)).text).not.toMatch(/href="javascript:/);
});

it.each(['/projectdetail/999999', '/archive/999999', '/projectdetail/0', `/archive/${'9'.repeat(30)}`])(
  'responds 404 with noindex to the missing post %s',
  async (url) => {
    const { code, text } = await open(url);
    expect(code).toBe(404);
    expect(text).toMatch(heading('삭제됐거나 없는 글이에요.'));
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('rel="canonical"');
  },
);

it('renders the not-found page with 404 for an unknown path', async () => {
  const { code, text } = await open('/nothing/here');
  expect(code).toBe(404);
  expect(text).toContain('<title>페이지를 찾을 수 없어요. | 팀이음</title>');
  expect(text).toMatch(heading('페이지를 찾을 수 없어요.'));
});

it('redirects the alternative address of an archive to its page (D5)', async () => {
  const { code, headers } = await open('/archivedetail/7/');
  expect([code, headers['location']]).toEqual([301, '/archive/7']);
});

it('renders published archives but not pending ones', async () => {
  const id = await writerId();
  const pending = await insertArchive(server.db, [id], titleColumns('아직 모르는 이야기'));
  const published = await insertArchive(server.db, [id], {
    ...titleColumns('끝까지 만든 이야기'),
    published_at: new Date('2026-03-01T00:00:00Z'),
  });
  const list = await open('/archive');
  expect(list.text).toMatch(linkTo(`/archive/${published}`, '끝까지 만든 이야기'));
  expect(list.text).not.toContain('아직 모르는 이야기');
  expect(list.text).toContain(`"url":"https://teamieum.example/archive/${published}"`);
  for (const address of [`/archive/${published}`, `/ARCHIVE/${published}/`]) {
    const { text } = await open(address);
    expect(text).toMatch(heading('끝까지 만든 이야기'));
    expect(text).toMatch(/팀원 \d+명/);
    expect(text).toContain(`<link rel="canonical" href="https://teamieum.example/archive/${published}" />`);
  }
  expect((await open(`/archive/${pending}`)).code).toBe(404);
  expect((await server.call('GET', `/share/archive/${published}.png`)).code).toBe(200);
  expect((await server.call('GET', `/share/archive/${pending}.png`)).code).toBe(404);
});

it('renders no archive whose text its writer has deleted (D164)', async () => {
  const id = await insertArchive(server.db, [await writerId()], {
    ...titleColumns('지워진 이야기'),
    published_at: new Date('2026-03-01T00:00:00Z'),
    deleted_at: new Date('2026-03-02T00:00:00Z'),
    description: '',
    skills: [],
  });
  const { code, text } = await open(`/archive/${id}`);
  expect(code).toBe(404);
  expect(text).not.toContain('지워진 이야기');
});

it('names only confirmed members of a published archive, and redraws its share picture when one more confirms', async () => {
  const [writer, mate, left] = [await server.member(), await server.member(), await server.member()];
  const on = evaluatingOn(server);
  const archive = await on.register([writer, mate, left], { published_at: new Date('2026-02-01T00:00:00Z') }, [left]);
  const picture = async () => (await server.app.inject(`/share/archive/${archive}.png`)).rawPayload;

  const before = await open(`/archive/${archive}`);
  expect(before.text).toContain(
    `"author":[{"@type":"Person","name":"${writer.nickname}"},{"@type":"Person","name":"${mate.nickname}"}]`,
  );
  for (const address of [`/archive/${archive}`, '/archive']) {
    expect((await open(address)).text).not.toContain(left.nickname);
  }
  const drawn = await picture();
  const json = { consent: 'CONFIRMED' };
  await server.call('PUT', `/api/archive/${archive}/consent`, { token: left.token, json });

  expect((await open(`/archive/${archive}`)).text).toContain(`{"@type":"Person","name":"${left.nickname}"}]`);
  expect((await picture()).equals(drawn)).toBe(false);
});

it('preloads the pictures in the first viewport, in the sizes that the page shows', async () => {
  const team: [number] = [await writerId()];
  const names = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const insert = (name: string, hour: number) =>
    insertArchive(server.db, team, {
      thumbnail: `image/${name}-1200x750.webp`,
      created_at: new Date(`2099-01-01T0${hour}:00:00Z`),
      published_at: new Date('2026-03-01T00:00:00Z'),
    });
  const ids: number[] = [];
  // The list is sorted by newest first.
  for (const [index, name] of names.entries()) ids.unshift(await insert(name, index));

  const { text } = await open('/archive');
  const preloads = [...(text.split('</head>')[0] ?? '').matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(String);
  expect(preloads.map((preload) => /([a-c])\1{31}/.exec(preload)?.[1])).toEqual(['c', 'b']);
  const address = `/uploads/image/${names[2]}-1200x750.webp`;
  expect(preloads[0]).toContain(`imageSizes="${PICTURE_SIZES.archiveCard}"`);
  expect(preloads[0]).toContain(`imageSrcSet="${pictureSrcSet(address)}"`);
  expect(text).toMatch(new RegExp(`<img [^>]*src="${address}"`));

  expect((await open(`/archive/${ids[0]}`)).text).toContain(`imageSizes="${PICTURE_SIZES.archiveCover}"`);
});

it('sends logged-in members the unrendered page', async () => {
  expect(await open('/project', { loggedIn: '1' })).toMatchObject({ code: 200, text: PAGE });
});

it('shows a changed title in the next rendering of every page', async () => {
  const writer = await server.member();
  const id = await insertProject(server.db, writer.id, titleColumns('먼저 쓴 제목'));
  const pages = [`/projectdetail/${id}`, '/project', '/'];
  for (const address of pages) expect((await open(address)).text).toContain('먼저 쓴 제목');
  await server.db.updateTable('project').set(titleColumns('고쳐 쓴 제목')).where('id', '=', id).execute();
  for (const address of pages) {
    const { text } = await open(address);
    expect(text).toContain('고쳐 쓴 제목');
    expect(text).not.toContain('먼저 쓴 제목');
  }
});

it('counts every visitor who receives a cached page of a post', async () => {
  const own = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  const id = await insertProject(own.db, (await own.member()).id);
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.3']) {
    await own.call('GET', `/projectdetail/${id}`, { from });
  }
  await own.app.close();
  expect(await own.db.selectFrom('project').select('view_count').execute()).toEqual([{ view_count: 3 }]);
  await own.close();
});

it('counts a visitor once who opens a post and whose script then requests it', async () => {
  const own = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  const id = await insertProject(own.db, (await own.member()).id);
  await own.call('GET', `/projectdetail/${id}`);
  await own.call('GET', `/api/projects/${id}`);
  // Writes the pending batch of views.
  await own.app.close();
  expect(await own.db.selectFrom('project').select('view_count').execute()).toEqual([{ view_count: 1 }]);
  await own.close();
});

it('draws the share picture of a post', async () => {
  const id = await post('아주 긴 제목을 가진 모집글도 그림 안에서 줄을 바꿔요 '.repeat(3).trim());
  const { code, headers, raw } = await server.call('GET', `/share/project/${id}.png`);
  expect([code, headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(raw).metadata()).toMatchObject({ width: 1200, height: 630 });
  for (const name of ['project/999999.png', 'project/1.svg', 'member/1.png']) {
    expect((await server.call('GET', `/share/${name}`)).code).toBe(404);
  }
});

it('lists every public page in the sitemap', async () => {
  const id = await post('찾을 수 있는 글');
  expect((await server.call('GET', '/robots.txt')).text).toContain('Sitemap: https://teamieum.example/sitemap.xml');
  const { text } = await server.call('GET', '/sitemap.xml');
  expect(text).toContain('<loc>https://teamieum.example/sitemaps/project-0.xml</loc>');
  const part = await server.call('GET', '/sitemaps/project-0.xml');
  expect(part.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(part.text).toContain(`<loc>https://teamieum.example/projectdetail/${id}</loc>`);
  expect((await server.call('GET', '/sitemaps/member-0.xml')).code).toBe(404);
});
