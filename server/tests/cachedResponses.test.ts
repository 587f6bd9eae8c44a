/** @tier full @seconds 17 */
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { insertArchive, insertProject, projectRow } from '../db/testing/rows';
import { type ProjectDetail } from '@contract/project';
import { titleColumns } from '../db/titleBigrams';
import { createCache } from '../lib/cache/cache';
import { createDiskStorage } from '../lib/storage/diskStorage';
import { buildApp } from '../app/buildApp';
import { readConfig } from '../app/env';
import { callOf, type Call } from '../app/testing/call';
import { type TestMember } from '../app/testing/member';
import { startServer, TEST_SECRET, type TestServer } from '../app/testing/startServer';
import { until } from '../app/testing/until';

let server: TestServer;
/** The same application on the same database, without a cache. */
let uncached: FastifyInstance;
let callUncached: Call;
let writer: TestMember;
let mate: TestMember;
let reader: TestMember;
let stranger: TestMember;
let project: number;
let archive: number;
let pending: number;

beforeAll(startWithCache);
beforeEach(async () => {
  // A tenth of the time that it takes to truncate all tables.
  for (const table of ['archive', 'project', 'member'] as const) await server.db.deleteFrom(table).execute();
  [writer, mate, reader, stranger] = await server.fourMembers();
  project = await insertProject(server.db, writer.id);
  archive = await insertArchive(server.db, [writer.id, mate.id], { published_at: new Date() });
  pending = await insertArchive(server.db, [mate.id, writer.id]);
  await comment();
  await server.db.insertInto('project_bookmark').values({ project_id: project, member_id: reader.id }).execute();
  await dropEverything();
  for (const viewer of viewers()) await readAll(viewer);
});
afterAll(async () => {
  await uncached.close();
  await server.close();
});

/** Starts a server with a stopped clock, so that cached values expire only when a change drops them. */
async function startWithCache() {
  const cache = createCache({ clock: { now: () => 1_000 } });
  let tell!: () => void;
  const isOn = new Promise<void>((resolve) => (tell = resolve));
  const turnOn = () => (cache.turnOn(), tell());
  server = await startServer({}, { ...cache, turnOn });
  await isOn;
  uncached = await buildApp({
    config: { ...readConfig({ DATA_DIR: server.dataDir }), rateLimitMultiplier: 1_000 },
    db: server.db,
    listenUrl: server.listenUrl,
    cache: { ...createCache(), turnOn: () => undefined },
    storage: createDiskStorage(path.join(server.dataDir, 'uploads')),
    tokenSecret: TEST_SECRET,
  });
  callUncached = callOf(uncached);
}

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

/** A visitor, the writer, a member of the team, a member with a bookmark, and an unrelated member. */
const viewers = (): (TestMember | undefined)[] => [undefined, writer, mate, reader, stranger];

const read = (address: string, viewer: TestMember | undefined) => server.call('GET', address, { token: viewer?.token });

const readAnew = (address: string, viewer: TestMember | undefined) =>
  callUncached('GET', address, { token: viewer?.token });

const dropEverything = () => sql`notify cache, '*'`.execute(server.db);

async function readAll(viewer: TestMember | undefined) {
  for (const address of addresses()) await read(address, viewer);
}

/** Waits until the views of the post are written. */
async function viewsAreWritten() {
  await until(async () => (await viewsOf(project)) === 4);
}

async function viewsOf(id: number): Promise<number> {
  const row = await server.db.selectFrom('project').select('view_count').where('id', '=', id).executeTakeFirst();
  return row?.view_count ?? 0;
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

/** All changes that may alter a response, by any path into the database. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a new post': () => insertProject(server.db, reader.id),
  'another title': () => ofProject().set(titleColumns('혼자 만들어요')).execute(),
  'another text': () => ofProject().set({ article: '다시 씁니다.' }).execute(),
  'a closed post': () => ofProject().set({ closed: true, closed_reason: 'WRITER' }).execute(),
  'a deleted post': () => server.db.deleteFrom('project').where('id', '=', project).execute(),
  'a comment': () => comment(),
  'an edited comment': () => server.db.updateTable('project_comment').set({ content: '고쳤어요' }).execute(),
  'a tombstone': () =>
    server.db.updateTable('project_comment').set({ deleted: true, content: '', writer_id: null }).execute(),
  'a bookmark': () =>
    server.db.insertInto('project_bookmark').values({ project_id: project, member_id: mate.id }).execute(),
  'a bookmark taken back': () => server.db.deleteFrom('project_bookmark').execute(),
  'an accepted invitation': () =>
    server.db
      .insertInto('project_member')
      .values({ project_id: project, member_id: mate.id, role: 'FRONT_END' })
      .execute(),
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

/** Without the view counts, which are written a second later and drop no cached value. */
const textOf = ({ text }: { text: string }) => text.replaceAll(/"views?":\d+/g, '');

it.each(Object.keys(CHANGES))('after the change "%s" every caller gets the current response', async (name) => {
  await CHANGES[name]?.();
  for (const viewer of viewers()) {
    for (const address of addresses()) {
      const [kept, anew] = [await read(address, viewer), await readAnew(address, viewer)];
      expect([address, kept.code, textOf(kept)]).toEqual([address, anew.code, textOf(anew)]);
    }
  }
});

/** Changes the database without a notification, which shows whether a response was read again. */
async function changeSecretly() {
  await sql`alter table project disable trigger user`.execute(server.db);
  await ofProject().set({ article: '몰래 고쳤어요.' }).execute();
  await sql`alter table project enable trigger user`.execute(server.db);
}

it('visitors and members get the cached response, members with their own data', async () => {
  const address = `/api/projects/${project}`;
  const kept = await read(address, undefined);
  await changeSecretly();

  expect((await read(address, undefined)).text).toBe(kept.text);
  const shared = kept.data as ProjectDetail;
  const asMember = { ...shared, leader: { ...shared.leader, keywords: [] }, mine: { state: 'NONE' } };
  expect((await read(address, stranger)).data).toEqual(asMember);
  expect((await readAnew(address, undefined)).text).not.toBe(kept.text);
  expect((await read(address, reader)).data).toEqual({ ...asMember, isBookmark: true });
  expect((await read(address, writer)).data).toEqual({
    ...asMember,
    mine: { state: 'LEADER', waiting: 0 },
    invitedMembers: [],
    updatedDateTime: expect.any(String) as string,
  });
});

it('each caller gets the right response, whoever requests first', async () => {
  for (const first of [writer, mate, reader, stranger]) {
    await dropEverything();
    for (const address of addresses()) {
      for (const viewer of [first, undefined, stranger, ...viewers()]) {
        const [kept, anew] = [await read(address, viewer), await readAnew(address, viewer)];
        expect([address, kept.code, textOf(kept)]).toEqual([address, anew.code, textOf(anew)]);
      }
    }
  }
});

it('bodies of different requests are not mixed up', async () => {
  // Long enough to be compressed.
  for (let count = 0; count < 20; count += 1) await comment();
  const address = `/api/projects/${project}`;
  const ask = async (origin: string, encoding: string) => {
    const { headers } = await server.call('GET', address, { headers: { origin, 'accept-encoding': encoding } });
    return headers['content-encoding'];
  };
  expect(await ask('https://web.example gzip,', 'identity')).toBeUndefined();
  expect(await ask('https://web.example', 'gzip, identity')).toBe('gzip');
});

it('a session that has ended gets no cached response', async () => {
  const { token, refresh } = await server.member();
  await read(LIST, undefined);
  expect((await server.call('GET', LIST, { token })).code).toBe(200);
  await server.call('POST', '/api/logout', { cookies: { refresh } });
  expect((await server.call('GET', LIST, { token })).status).toBe(40203);
  expect((await read(LIST, stranger)).code).toBe(200);
  server.passTime(40 * 60_000);
  expect((await read(LIST, stranger)).status).toBe(40202);
});

it('a caller who gets a cached response is counted as a viewer', async () => {
  await viewsAreWritten();
  await server.call('GET', `/api/projects/${project}`, { from: '10.9.8.7' });
  await until(async () => (await viewsOf(project)) === 5);
});

it.each([20, 1_000])('each encoding of a response is cached separately, with %d comments', async (comments) => {
  const rows = Array.from({ length: comments }, () => ({ project_id: project, writer_id: mate.id, content: '좋아요' }));
  await server.db.insertInto('project_comment').values(rows).execute();
  await viewsAreWritten();
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

it('a response never shows the state before an acknowledged write', async () => {
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

it('view counts are at most a second late, since views drop no cached value', async () => {
  const address = `/api/projects/${project}`;
  const viewsIn = async (response: ReturnType<typeof read>) => ((await response).data as { views: number }).views;
  await viewsAreWritten();
  await ofProject().set({ view_count: 77 }).execute();
  expect(await viewsIn(read(address, undefined))).toBeLessThan(77);
  await ofProject().set({ closed: true, closed_reason: 'WRITER' }).execute();
  expect(await viewsIn(read(address, undefined))).toBe(77);
});

/** Tables on which no cached value depends. */
const NOT_CACHED = [
  ...['archive_view', 'project_view', 'call_count', 'request_key', 'file_erasure', 'installation'],
  ...['project_application', 'application_question', 'project_departure', 'check_in', 'notice'],
  ...['operator_log', 'operator_log_outbox', 'measure_undo', 'reason_template'],
  ...['kysely_migration', 'kysely_migration_lock', 'mail_code', 'delivery', 'temporary_password', 'contribution_tick'],
  ...['device_grant', 'social_identity', 'passkey', 'account_event', 'email_undo'],
  ...['notification_setting', 'push_device', 'delivery_count', 'saved_search', 'listed_project'],
  ...['report', 'case_number', 'project_invitation'],
  ...['member_award', 'member_career', 'member_experience', 'member_portfolio'],
  ...['member_record', 'member_record_archive', 'member_record_line', 'credential_key'],
  // Hiding a part of a profile changes the member's row as well.
  ...['active_count', 'active_member', 'barred_email', 'declined_archive', 'hidden_profile'],
];

it('every table on which a cached value depends has a trigger', async () => {
  const { rows } = await sql<{ name: string; drops: boolean }>`
    select relname as name, exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname like '%\\_cached\\_%'
      ) as drops
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(server.db);
  const untold = rows.filter(({ drops }) => !drops).map(({ name }) => name);
  expect(untold.sort()).toEqual(NOT_CACHED.sort());
});

/** Columns that no cached response contains. */
const NOT_SHOWN: Record<string, string[]> = {
  project: [
    ...['contact_link', 'notice', 'acted_at', 'idle_asked_at', 'active_since', 'led_since', 'ended_at', 'reopened_at'],
    ...['edited_at', 'hidden_by', 'updated_at'],
  ],
  archive: ['edited_at', 'edit_told_at', 'hidden_by', 'updated_at'],
};

it.each(['project', 'archive'])(
  'a change of any column of %s except the view count drops the cached value',
  async (table) => {
    const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and not exists (
        select from pg_trigger
          where tgrelid = attrelid and tgname = ${`${table}_cached_update`}
            and attnum = any(tgattr::int2[]))
  `.execute(server.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...(NOT_SHOWN[table] ?? []), 'id', 'view_count'].sort());
  },
);
