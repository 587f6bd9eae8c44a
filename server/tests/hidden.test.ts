/** @bundle pages */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { type Case, type Measure, type MeasurePayload } from '@contract/operator';
import { type ProjectDetail } from '@contract/project';
import { type MyPage } from '@contract/mypage';
import { archivingOn, createArchiveData, PICTURE } from '../app/testing/archiving';
import { commentingOn } from '../app/testing/commenting';
import { ENDPOINTS, nameOf } from '../app/testing/endpoints';
import { HIDDEN_DOCUMENTS, HIDDEN_READS, type HiddenWorld } from '../app/testing/hiddenReads';
import { type TestMember } from '../app/testing/member';
import { operatorOn } from '../app/testing/operating';
import { recordingOn } from '../app/testing/recording';
import { recruitingOn } from '../app/testing/recruiting';
import { createPayload } from '../app/testing/samplePayload';
import { renderApp } from '../app/testing/renderApp';
import { startServer, type TestServer } from '../app/testing/startServer';
import { createCache } from '../lib/cache/cache';

const PAGE =
  '<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head><body><div id="root"></div></body></html>';

/** Part of every text that is going to be hidden. */
const MARK = '보이면안되는글';
const REASON = '연락처가 있어요.';

let server: TestServer;
let operator: TestMember;
let writer: TestMember;
let mate: TestMember;
let stranger: TestMember;
let publicDir: string;
let world: HiddenWorld;
let comment: number;
let line: number;
/** Comments below the hidden posts, by the path of the posts. */
let commentsBelow: Record<'projects' | 'archive', number>;
const PARENTS = { projects: 'project', archive: 'archive' } as const;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-hidden-'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  // The cache is on, so the test covers cached responses.
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  operator = await operatorOn(server);
  [writer, mate, stranger] = await server.fourMembers();
  world = await createHiddenWorld();
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

async function createHiddenWorld(): Promise<HiddenWorld> {
  const recruiting = recruitingOn(server.call);
  const archiving = archivingOn(server);
  const recording = recordingOn(server);
  const project = await recruiting.publish(writer, { title: MARK, article: MARK });
  // A similar post, whose page lists the hidden one.
  const next = await recruiting.publish(mate, { title: '비슷한 글' });
  if (next !== project + 1) throw new Error('The ids of the posts do not follow each other.');
  comment = await commentingOn(server, createPayload()).write(next, `${MARK} 댓글`, writer);
  const archive = await archiving.register(writer, [mate], { title: MARK }, { thumbnail: PICTURE, images: [PICTURE] });
  await archiving.publish(archive);
  line = await recording.say(archive, mate, writer, { feedback: `${MARK} 한줄평` });
  // A one-liner has a case only once who received it has reported it (D191).
  const reported = { reportTarget: 'EVALUATION', targetId: line, reportType: 'OTHER' };
  await server.call('POST', '/api/report/submit', { token: writer.token, json: reported });
  commentsBelow = {
    projects: await commentBelow('projects', project),
    archive: await commentBelow('archive', archive),
  };
  const record = await recording.open(writer);
  await server.call('POST', `/api/projects/${project}/bookmark`, { token: stranger.token });
  await archiving.bookmark(archive, stranger);
  await recruiting.apply(project, stranger);
  return { project, archive, record, writer: writer.nickname, credential: '' };
}

async function commentBelow(posts: 'projects' | 'archive', id: number): Promise<number> {
  const json = { content: '댓글', ...(posts === 'archive' && { writer: mate.nickname }) };
  const { token } = mate;
  return (await server.call<{ id: number }>('POST', `/api/${posts}/${id}/comments`, { token, json })).data.id;
}

const ask = (path: string, { token }: Pick<TestMember, 'token'> = stranger) => server.call('GET', path, { token });

async function measure(
  action: Measure,
  target: MeasurePayload['target'],
  targetId: number,
  more: Partial<MeasurePayload> = {},
) {
  const at = `/api/admin/reports/${target.toLowerCase()}/${targetId}`;
  const { version } = (await server.call<Case>('GET', at, { token: operator.token })).data;
  const json = { action, target, targetId, reason: REASON, version, ...more };
  return server.call<Case>('POST', '/api/admin/measures', { token: operator.token, json });
}

const reads = () =>
  Object.entries(HIDDEN_READS).flatMap(([name, read]) => (read === 'NONE' ? [] : [[name, read(world)] as const]));

it('the table covers every GET endpoint', () => {
  const endpoints = ENDPOINTS.filter(({ method }) => method === 'GET').map(nameOf);
  expect(Object.keys(HIDDEN_READS).sort()).toEqual(endpoints.sort());
});

/** The names of the endpoints that do not send the content to strangers. */
async function endpointsWithoutContent(): Promise<string[]> {
  const shown = await Promise.all(
    reads().map(async ([name, path]) => ({ name, isThere: (await ask(path)).text.includes(MARK) })),
  );
  return shown.filter(({ isThere }) => !isThere).map(({ name }) => name);
}

async function measureAll(action: Measure) {
  const responses = [
    await measure(action, 'PROJECT', world.project),
    await measure(action, 'ARCHIVE', world.archive),
    await measure(action, 'PROJECT_COMMENT', comment),
    await measure(action, 'EVALUATION', line),
  ];
  expect(responses.map(({ code, message }) => [code, message])).toEqual(responses.map(() => [200, '처리했어요.']));
}

describe('hidden content', () => {
  const before: Record<string, string> = {};
  let withoutContentBefore: string[];

  beforeAll(async () => {
    withoutContentBefore = await endpointsWithoutContent();
    const { data } = await server.call<MyPage>('GET', '/api/mypage', { token: writer.token });
    before['thumbnail'] = data.portfolio.archivePage.content[0]?.thumbnail ?? '';
    before['credential'] = (await issueCredential()).issued;
    await measureAll('HIDE');
  });

  async function issueCredential() {
    const path = `/api/archive/${world.archive}/credential`;
    const { data } = await server.call<{ id: string }>('POST', path, { token: writer.token, json: {} });
    return { issued: data.id };
  }

  it('was sent before it was hidden by every endpoint with content of members', () => {
    // Alarms and notices of an unrelated member do not contain it.
    expect(withoutContentBefore.sort()).toEqual(['GET /alarm/project-archive', 'GET /notices']);
  });

  it('is not sent to unrelated members and visitors by any endpoint', async () => {
    for (const [name, path] of reads()) {
      for (const token of [stranger.token, undefined]) {
        const { text } = await server.call('GET', path, { token });
        expect([name, text.includes(MARK)]).toEqual([name, false]);
      }
    }
  });

  it.each(Object.keys(HIDDEN_DOCUMENTS))('is not contained in the document: %s', async (name) => {
    const response = await server.app.inject({ url: HIDDEN_DOCUMENTS[name]!(world) });
    expect(response.payload.includes(MARK)).toBe(false);
    if (name.includes('of a post') || name.includes('of an archive')) expect(response.statusCode).toBe(404);
  });

  it('is not listed in the sitemap', async () => {
    const { payload } = await server.app.inject({ url: '/sitemaps/project-0.xml' });
    expect(payload).not.toContain(`/projectdetail/${world.project}<`);
    const archives = await server.app.inject({ url: '/sitemaps/archive-0.xml' });
    expect(archives.payload).not.toContain(`/archive/${world.archive}<`);
  });

  it('is complete for its writer, with the reason', async () => {
    const { data } = await server.call<ProjectDetail>('GET', `/api/projects/${world.project}`, { token: writer.token });
    expect([data.title, data.hidden?.reason]).toEqual([MARK, REASON]);
    const page = (await server.call<MyPage>('GET', '/api/mypage', { token: writer.token })).data;
    expect(page.myActivities?.myProject.writtenPosts[0]).toMatchObject({ title: MARK, hidden: true });
    expect(page.portfolio.archivePage.content[0]).toMatchObject({ title: MARK, hidden: true });
    const below = await server.call<ProjectDetail>('GET', `/api/projects/${world.project + 1}`, {
      token: writer.token,
    });
    expect(below.data.comments[0]?.parentComment).toMatchObject({ hidden: true, hiddenReason: REASON });
  });

  it.each([
    ['POST', () => `projects/${world.project}/comments`, { content: '안녕', writer: '' }],
    ['POST', () => `projects/${world.project}/bookmark`, undefined],
    ['PUT', () => `projects/${world.project}/closed`, { closed: false }],
    ['POST', () => `archive/${world.archive}/bookmark`, undefined],
    ['POST', () => `archive/${world.archive}/credential`, {}],
  ] as const)('returns 409 to its writer and 404 to others for %s %s', async (method, path, json) => {
    const body = (member: TestMember) => (json && 'writer' in json ? { ...json, writer: member.nickname } : json);
    const own = await server.call(method, `/api/${path()}`, { token: writer.token, json: body(writer) });
    expect([own.code, own.message]).toEqual([409, HIDDEN_MESSAGES.locked]);
    const other = await server.call(method, `/api/${path()}`, { token: stranger.token, json: body(stranger) });
    expect(other.code).toBe(404);
  });

  it.each([
    ['GET', 'applications', undefined],
    ['PUT', 'applications/1', { status: 'ACCEPTED' }],
    ['POST', 'applications/decline-waiting', undefined],
    ['GET', 'team', undefined],
    ['PATCH', 'team', { notice: '안녕' }],
    ['PUT', 'team/check-in', { week: '2026-11-23', mood: 'GOOD', text: '안녕' }],
    ['POST', 'team/leave', { reason: 'SCHEDULE' }],
    ['POST', 'team/remove', { nickname: '느린거북', note: '안녕' }],
    ['POST', 'team/lead', { nickname: '느린거북' }],
    ['POST', 'comments', { content: '' }],
    ['POST', 'applications', {}],
  ] as const)('returns to strangers what a missing post returns for %s %s', async (method, path, json) => {
    const send = (id: number) => server.call(method, `/api/projects/${id}/${path}`, { token: stranger.token, json });
    const [hidden, missing] = [await send(world.project), await send(99_999_999)];
    expect(missing.code).toBe(404);
    expect(hidden.text).toBe(missing.text);
  });

  it('returns to strangers what a missing post returns for an archive made from it', async () => {
    const members = [{ nickname: mate.nickname, role: 'BACK_END' }];
    const send = (projectId: number) => archivingOn(server).create(createArchiveData(members, { projectId }), stranger);
    const [hidden, missing] = [await send(world.project), await send(99_999_999)];
    expect(missing.code).toBe(404);
    expect(hidden.text).toBe(missing.text);
  });

  it.each(['PUT', 'DELETE'] as const)('returns 404 to strangers for %s of a comment below it', async (method) => {
    for (const below of ['projects', 'archive'] as const) {
      const url = `/api/${below}/${world[PARENTS[below]]}/comments/${commentsBelow[below]}`;
      const { code } = await server.call(method, url, { token: stranger.token, json: { content: '안녕' } });
      expect([url, code]).toEqual([url, 404]);
    }
  });

  it('has no file at its old address', async () => {
    for (const address of [before['thumbnail']!, before['thumbnail']!.replace('.webp', '-blur.webp')])
      expect((await server.app.inject({ url: address })).statusCode).toBe(404);
    const page = (await server.call<MyPage>('GET', '/api/mypage', { token: writer.token })).data;
    const moved = page.portfolio.archivePage.content[0]?.thumbnail ?? '';
    expect((await server.app.inject({ url: moved })).statusCode).toBe(200);
  });

  it('withdraws the credentials of its archive', async () => {
    const row = server.db.selectFrom('credential').select('reason').where('id', '=', before['credential']!);
    expect(await row.executeTakeFirst()).toEqual({ reason: 'MEASURE' });
  });

  it('is the same as before when an operator restores it', async () => {
    await measureAll('RESTORE');
    expect(await endpointsWithoutContent()).toHaveLength(2);
    await measureAll('HIDE');
  });
});
