import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../db/tables';
import { insertArchive, insertProject, projectRow } from '../db/testing/rows';
import { titleColumns } from '../db/titleGrams';
import { type TestMember } from './testing/member';
import { startServer, type TestServer } from './testing/startServer';

let server: TestServer;
let writer: TestMember;
let mate: TestMember;
let reader: TestMember;
let stranger: TestMember;
let project: number;
let archive: number;
let pending: number;
let asked = 0;

beforeEach(async () => {
  server = await startServer();
  [writer, mate, reader, stranger] = await server.fourMembers();
  project = await insertProject(server.db, writer.id);
  archive = await insertArchive(server.db, [writer.id, mate.id], { published_at: new Date() });
  pending = await insertArchive(server.db, [mate.id, writer.id]);
  await comment();
  await server.db.insertInto('project_bookmark').values({ project_id: project, member_id: reader.id }).execute();
  for (const viewer of viewers()) await readAll(viewer);
  await viewsAreWritten();
});
afterEach(() => server.close());

const LIST = '/api/projects/filter/keyword';
const addresses = () => [
  LIST,
  `${LIST}?sort=popular`,
  `/api/projects/filter/search?title=${encodeURIComponent('함께')}`,
  `/api/projects/${project}`,
  '/api/archive/projects',
  `/api/archive/projects/search?keyword=${encodeURIComponent('함께')}`,
  `/api/archive/${archive}`,
  `/api/archive/${pending}`,
];

/** A visitor, who wrote it, who is in the team, who has a bookmark, and a member it is nothing to. */
const viewers = (): (TestMember | undefined)[] => [undefined, writer, mate, reader, stranger];

const read = (path: string, viewer: TestMember | undefined) => server.call('GET', path, { token: viewer?.token });

/** Nobody asked for this address before, so that nothing can be kept for it. */
function readAnew(path: string, viewer: TestMember | undefined) {
  asked += 1;
  return read(`${path}${path.includes('?') ? '&' : '?'}asked=${asked}`, viewer);
}

async function readAll(viewer: TestMember | undefined) {
  for (const address of addresses()) await read(address, viewer);
}

/** Both posts were opened by everybody but the writer; the pending one by the team alone. */
async function viewsAreWritten() {
  for (;;) {
    const { views } = await server.db
      .selectFrom('project_view')
      .select((eb) => eb.fn.countAll<number>().as('views'))
      .executeTakeFirstOrThrow();
    const archived = await server.db.selectFrom('archive_view').selectAll().execute();
    if (Number(views) === 4 && archived.length === 5) return;
    await setTimeout(50);
  }
}

async function comment(): Promise<number> {
  const { id } = await server.db
    .insertInto('project_comment')
    .values({ project_id: project, writer_id: mate.id, content: '좋아요' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofProject = () => server.db.updateTable('project').where('id', '=', project);
const ofArchive = () => server.db.updateTable('archive').where('id', '=', archive);
const ofMate = () => server.db.updateTable('member').where('id', '=', mate.id);

/** Everything that may change what somebody sees, whatever way it takes into the database. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a new post': () => insertProject(server.db, reader.id),
  'another title': () => ofProject().set(titleColumns('혼자 만들어요')).execute(),
  'another text': () => ofProject().set({ article: '다시 씁니다.' }).execute(),
  'a closed post': () => ofProject().set({ closed: true }).execute(),
  'counted views': () => ofProject().set({ view_count: 77 }).execute(),
  'a deleted post': () => server.db.deleteFrom('project').where('id', '=', project).execute(),
  'a comment': () => comment(),
  'an edited comment': () => server.db.updateTable('project_comment').set({ content: '고쳤어요' }).execute(),
  'a tombstone': () =>
    server.db.updateTable('project_comment').set({ deleted: true, content: '', writer_id: null }).execute(),
  'a bookmark': () =>
    server.db.insertInto('project_bookmark').values({ project_id: project, member_id: mate.id }).execute(),
  'a bookmark taken back': () => server.db.deleteFrom('project_bookmark').execute(),
  'an accepted invitation': () =>
    server.db.insertInto('project_member').values({ project_id: project, member_id: mate.id }).execute(),
  'another nickname': () => ofMate().set({ nickname: '새이름' }).execute(),
  'another photo': () => ofMate().set({ profile_image: 'photo/other' }).execute(),
  'another title of an archive': () => ofArchive().set(titleColumns('따로 만들었어요')).execute(),
  'a picture': () =>
    server.db.insertInto('archive_image').values({ archive_id: archive, position: 0, file_key: 'image/1' }).execute(),
  'other roles in a team': () =>
    server.db
      .updateTable('archive_member')
      .set({ roles: ['BACK_END'] })
      .execute(),
  'a comment below an archive': () =>
    server.db
      .insertInto('archive_comment')
      .values({ archive_id: archive, writer_id: reader.id, content: '와' })
      .execute(),
  'a bookmark of an archive': () =>
    server.db.insertInto('archive_bookmark').values({ archive_id: archive, member_id: reader.id }).execute(),
  'a publication': () =>
    server.db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', pending).execute(),
  'a new pending archive': () => insertArchive(server.db, [reader.id, mate.id]),
  'a deleted archive': () => server.db.deleteFrom('archive').where('id', '=', archive).execute(),
  'a withdrawal': () =>
    server.call('DELETE', '/api/user/delete', {
      token: mate.token,
      json: { username: mate.nickname, password: mate.password, confirm_password: mate.password },
    }),
  'no posts at all': () => sql`truncate project cascade`.execute(server.db),
  'no archives at all': () => sql`truncate archive cascade`.execute(server.db),
  'very many posts at once': () =>
    server.db
      .insertInto('project')
      .values(Array.from({ length: 1_100 }, () => projectRow(reader.id, '함께 해요')))
      .execute(),
};

/** Whoever is left alone in a team has nobody to evaluate. */
const PUBLISHING = ['a publication', 'a withdrawal'];

it.each(Object.keys(CHANGES))('after %s everybody is shown what is there now', async (name) => {
  await CHANGES[name]?.();
  for (const viewer of viewers()) {
    for (const address of addresses()) {
      const [kept, anew] = [await read(address, viewer), await readAnew(address, viewer)];
      expect([address, kept.code, textOf(kept)]).toEqual([address, anew.code, textOf(anew)]);
    }
  }

  // What the change has published is seen for the first time, and its views come in meanwhile.
  function textOf({ text }: { text: string }): string {
    return PUBLISHING.includes(name) ? text.replaceAll(/"view":\d+/g, '') : text;
  }
});

/** A change of the database that nobody is told about, which shows whether an answer was read again. */
async function changeSecretly() {
  await sql`alter table project disable trigger user`.execute(server.db);
  await ofProject().set({ article: '몰래 고쳤어요.' }).execute();
  await sql`alter table project enable trigger user`.execute(server.db);
}

it('gives visitors and strangers what was read before, and not those whom it shows something of their own', async () => {
  const address = `/api/projects/${project}`;
  const kept = await read(address, undefined);
  await changeSecretly();

  expect((await read(address, undefined)).text).toBe(kept.text);
  expect((await read(address, stranger)).text).toBe(kept.text);
  expect((await readAnew(address, undefined)).text).not.toBe(kept.text);
  for (const tied of [writer, reader]) {
    expect((await read(address, tied)).data).toEqual((await readAnew(address, tied)).data);
  }
});

it('shows everybody the right answer, whoever asks first', async () => {
  for (const first of [writer, mate, reader, stranger]) {
    asked += 1;
    for (const address of addresses()) {
      const fresh = `${address}${address.includes('?') ? '&' : '?'}asked=${asked}`;
      for (const viewer of [first, undefined, stranger, ...viewers()]) {
        const [kept, anew] = [await read(fresh, viewer), await readAnew(address, viewer)];
        expect([address, kept.code, kept.data]).toEqual([address, anew.code, anew.data]);
      }
    }
  }
});

it('reads once what many ask for at once', async () => {
  const asking = await server.db.transaction().execute(async (holding) => {
    await sql`lock table project in access exclusive mode`.execute(holding);
    const answers = Array.from({ length: 20 }, () => read(`${LIST}?asked=at-once`, undefined));
    while ((await readersWaiting(holding)) === 0) await setTimeout(20);
    // Long enough for all to have begun.
    await setTimeout(300);
    expect(await readersWaiting(holding)).toBe(1);
    return answers;
  });
  expect(new Set((await Promise.all(asking)).map(({ text }) => text)).size).toBe(1);
});

async function readersWaiting(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

it('never takes what one request named for what another did', async () => {
  // Long enough to be compressed.
  for (let count = 0; count < 20; count += 1) await comment();
  const path = `/api/projects/${project}`;
  const ask = async (origin: string, encoding: string) => {
    const { headers } = await server.call('GET', path, { headers: { origin, 'accept-encoding': encoding } });
    return headers['content-encoding'];
  };
  expect(await ask('https://web.example gzip,', 'identity')).toBeUndefined();
  expect(await ask('https://web.example', 'gzip, identity')).toBe('gzip');
});

it('shows a session that is over, or was never one, no kept answer', async () => {
  const { token, refresh } = await server.member();
  await read(LIST, undefined);
  expect((await server.call('GET', LIST, { token })).code).toBe(200);
  await server.call('POST', '/api/logout', { cookies: { refresh } });
  expect((await server.call('GET', LIST, { token })).status).toBe(40203);
  expect((await read(LIST, stranger)).code).toBe(200);
  server.passTime(40 * 60_000);
  expect((await read(LIST, stranger)).status).toBe(40202);
});

it('counts whoever is shown a kept answer as a viewer', async () => {
  const address = `/api/projects/${project}`;
  await server.call('GET', address, { from: '10.9.8.7' });
  await server.app.close();
  const { view_count: views } = await server.db.selectFrom('project').select('view_count').executeTakeFirstOrThrow();
  expect(views).toBe(5);
});

it.each([20, 1_000])('keeps each form of an answer for itself, with %d comments', async (comments) => {
  const rows = Array.from({ length: comments }, () => ({ project_id: project, writer_id: mate.id, content: '좋아요' }));
  await server.db.insertInto('project_comment').values(rows).execute();
  const address = `/api/projects/${project}`;
  const plain = await read(address, undefined);
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const { headers, raw } = await server.call('GET', address, { headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(raw.length) });
    expect(String(encoding === 'br' ? brotliDecompressSync(raw) : gunzipSync(raw))).toBe(plain.text);
  }
  const again = await read(address, undefined);
  expect(again.text).toBe(plain.text);
  expect(Object.keys(again.headers).sort()).toEqual(Object.keys(plain.headers).sort());
  expect(again.headers['x-request-id']).not.toBe(plain.headers['x-request-id']);
});

it('never gives what was true before a write that has been answered', async () => {
  const address = `/api/projects/${project}`;
  const post = `/api/projects/${project}/comments`;
  for (let turn = 0; turn < 30; turn += 1) {
    const reading = Array.from({ length: 5 }, () => read(address, undefined));
    const content = `${turn}번째 댓글`;
    const written = await server.call('POST', post, { token: mate.token, json: { content, parentCommentId: null } });
    expect(written.code).toBe(200);
    expect((await read(address, undefined)).text).toContain(content);
    await Promise.all(reading);
  }
});
