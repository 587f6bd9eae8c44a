/** @tier full @bundle pages */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createCache } from '../lib/cache/cache';
import { archiveForm, createArchiveData, PICTURE } from '../app/testing/archiving';
import { type TestResponse } from '../app/testing/call';
import { ENDPOINTS, nameOf } from '../app/testing/endpoints';
import { entryFor, evaluatingOn, type Evaluating } from '../app/testing/evaluating';
import { type TestMember } from '../app/testing/member';
import { renderApp } from '../app/testing/renderApp';
import { startServer, type TestServer } from '../app/testing/startServer';

/** Nobody outside its team learns of a pending archive (D50), by any request. */

const TITLE = '아무도 모르는 프로젝트';

/** The built page, reduced to what the server replaces in it. */
const SHELL = '<title>팀이음</title><meta name="description" content="" /><div id="root"></div>';

let publicDir: string;
let server: TestServer;
let on: Evaluating;
let writer: TestMember;
let mate: TestMember;
let outsider: TestMember;
/** A published archive of the same team. */
let published: number;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-page-'));
  await writeFile(path.join(publicDir, 'index.html'), SHELL);
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  on = evaluatingOn(server);
  [writer, mate, outsider] = [await server.member(), await server.member(), await server.member()];
  published = await on.register([writer, mate], { published_at: new Date() });
  await beSeen();
});

afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

/** All callers visit the published archive once, so that later visits change nothing. */
async function beSeen() {
  const visitors = [...ASKERS(), mate];
  for (const { token } of visitors) await server.call('GET', `/api/archive/${published}`, { token });
  const count = () => server.db.selectFrom('archive').select('view_count').executeTakeFirstOrThrow();
  while ((await count()).view_count < visitors.length) await sleep(20);
  // View counts are up to a second late, so the cached responses of these visits are dropped.
  await server.db
    .updateTable('archive')
    .set({ title: sql`title` })
    .execute();
}

interface Asker {
  token?: string;
}
const ASKERS = (): Asker[] => [{}, outsider];

type Question = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: { json: unknown } | { form: FormData },
];

const anything = encodeURIComponent;

/** Every request about the archive with this id. */
function questions(id: number): Question[] {
  const report = {
    nickname: writer.nickname,
    reportType: 'SPAM',
    reportContent: '',
    reportTarget: 'ARCHIVE',
    targetId: id,
  };
  const comment = { content: '안녕하세요', writer: outsider.nickname };
  return [
    ['GET', '/api/archive/projects'],
    ['GET', '/api/archive/projects?page=1'],
    ['GET', `/api/archive/projects/search?keyword=${anything(TITLE)}`],
    ['GET', `/api/archive/projects/search?keyword=${anything('프로')}`],
    ['GET', '/api/archive/projects/search?keyword='],
    ['GET', `/api/archive/${published}`],
    ['GET', `/api/archive/${id}`],
    ['PUT', `/api/archive/${id}`, { form: archiveForm(createArchiveData([])) }],
    ['DELETE', `/api/archive/${id}`],
    ['POST', `/api/archive/${id}/bookmark`],
    ['POST', `/api/archive/${id}/comments`, { json: comment }],
    ['PUT', `/api/archive/${id}/comments/1`, { json: comment }],
    ['DELETE', `/api/archive/${id}/comments/1`],
    ['GET', `/api/archive/${id}/evaluations`],
    ['GET', `/api/archive/${id}/evaluations/status`],
    ['POST', `/api/archive/${id}/evaluations`, { json: { evaluations: [entryFor(writer)] } }],
    ['POST', `/api/archive/${id}/evaluations`, { json: { evaluations: [] } }],
    ['PUT', `/api/archive/${id}/contributions`, { json: { lines: [{ text: '기획', link: '' }] } }],
    ['PUT', `/api/archive/${id}/contributions/1/tick`, { json: { ticked: true } }],
    ['PUT', `/api/archive/${id}/consent`, { json: { consent: 'CONFIRMED' } }],
    ['POST', `/api/archive/${id}/publish`],
    ['POST', `/api/archive/${id}/remind`],
    ['GET', `/api/report/target/archive/${id}`],
    ['POST', '/api/report/submit', { json: report }],
    ['GET', `/api/mypage/${anything(writer.nickname)}`],
    ['GET', `/api/mypage/${anything(mate.nickname)}?page=1`],
    ['GET', '/api/mypage'],
    ['GET', '/api/alarm/project-archive'],
    ['GET', `/api/users/search?nickname=${anything(writer.nickname)}`],
    ['GET', '/api/users/me'],
    ['GET', '/api/users/me/mails'],
    ['GET', '/api/users/me/security'],
    ['GET', '/api/users/me/notifications'],
    ['GET', '/api/users/me/alerts'],
    ['GET', '/api/users/me/record'],
    ['GET', '/api/users/me/record/preview'],
    ['GET', '/api/users/me/credentials'],
    ['POST', `/api/archive/${id}/credential`],
    ['GET', '/api/credentials/00000000-0000-4000-8000-000000000000/jwt'],
    ['GET', '/api/credentials/00000000-0000-4000-8000-000000000000/png'],
    ['GET', '/api/users/me/blocks'],
    ['GET', '/api/users/me/measures'],
    ['GET', '/api/projects/filter/keyword'],
    ['GET', '/api/projects/filter/search'],
    ['GET', `/api/projects/${id}`],
    ['GET', `/api/projects/${id}/similar`],
    ['GET', `/api/projects/${id}/applications`],
    ['GET', `/api/projects/${id}/team`],
    ['GET', '/api/applications'],
    ['GET', '/api/teams'],
    ['GET', '/api/notices'],
    ['GET', '/api/announcements'],
    ['GET', '/archive'],
    ['GET', `/archive?keyword=${anything(TITLE)}`],
    ['GET', `/archive/${id}`],
    ['GET', `/archivedetail/${id}`],
    ['GET', `/archive/edit/${id}`],
    ['GET', `/${id}/teamevaluation`],
    ['GET', `/${id}/a`],
    ['GET', '/sitemap.xml'],
    ['GET', '/sitemaps/archive-0.xml'],
    ['GET', `/share/archive/${id}.png`],
    ['GET', '/uploads/image/00000000000000000000000000000000.webp'],
    ['GET', '/uploads/image/'],
    ['GET', '/uploads/'],
  ];
}

/** The response without the parts that differ in every response. */
function shown({ code, text, headers }: TestResponse<unknown>) {
  const own = /^(?:date|x-ratelimit-.*|x-request-id)$/;
  const steady = text.replace(/"readDateTime":"[^"]+"/, '');
  return { code, text: steady, headers: Object.entries(headers).filter(([name]) => !own.test(name)) };
}

async function askEverything(id: number, { token }: Asker) {
  const responses = new Map<string, ReturnType<typeof shown>>();
  for (const [index, [method, path, body]] of questions(id).entries()) {
    responses.set(`${index} ${method} ${path}`, shown(await server.call(method, path, { token, ...body })));
  }
  return responses;
}

const differences = (before: Map<string, unknown>, after: Map<string, unknown>) =>
  [...before].filter(([request, response]) => JSON.stringify(response) !== JSON.stringify(after.get(request)));

async function registerSecretly(): Promise<number> {
  const data = createArchiveData([{ nickname: mate.nickname }], { title: TITLE });
  const form = archiveForm(data, { thumbnail: PICTURE, images: [PICTURE] });
  const { code, data: id } = await server.call<number>('POST', '/api/archive', { token: writer.token, form });
  expect(code).toBe(200);
  return id;
}

it('a pending archive has for visitors and outsiders byte for byte the response of a missing one', async () => {
  const next = published + 1;
  const before = await Promise.all(ASKERS().map((asker) => askEverything(next, asker)));
  const teamBefore = await askEverything(next, mate);

  expect(await registerSecretly()).toBe(next);
  await on.evaluate(next, writer, [writer, mate]);
  await on.remind(next, writer);

  for (const [index, asker] of ASKERS().entries()) {
    expect(differences(before[index] ?? new Map<string, unknown>(), await askEverything(next, asker))).toEqual([]);
  }
  const told = differences(teamBefore, await askEverything(next, mate)).map(([question]) => question);
  expect(told.length).toBeGreaterThan(15);
});

it('the test covers every request about archives, and all reads', () => {
  const asked = questions(1).map(([method, path]) => [method, path.split('?')[0] ?? ''] as const);
  const isAsked = ({ method, path }: Pick<(typeof ENDPOINTS)[number], 'method' | 'path'>) => {
    const pattern = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
    return asked.some(([by, what]) => by === method && pattern.test(what));
  };
  const telling = ENDPOINTS.filter(
    ({ path, audience, endless }) => audience !== 'open' && audience !== 'operator' && !endless && path !== '/archive',
  );
  const due = telling.filter(({ method, path }) => method === 'GET' || path.startsWith('/archive'));
  expect(due.filter((endpoint) => !isAsked(endpoint)).map(nameOf)).toEqual([]);
});
