/** @tier full @seconds 14 */
import { setImmediate } from 'node:timers/promises';
import { type ArchiveDetail, type ArchivePage } from '@contract/archive';
import { type ProjectDetail, type ProjectPage } from '@contract/project';
import { type FastifyInstance } from 'fastify';
import { connectDatabase, type Database } from '../db/connect';
import { insertArchive, insertProject } from '../db/testing/rows';
import { createCache } from '../lib/cache/cache';
import { dropChannel } from '../lib/cache/listenForDrops';
import { createDiskStorage } from '../lib/storage/diskStorage';
import { seededRandom } from '../lib/seededRandom';
import { buildApp } from '../app/buildApp';
import { readConfig } from '../app/env';
import { callOf, type Call } from '../app/testing/call';
import { type TestMember } from '../app/testing/member';
import { startServer, TEST_SECRET, type TestServer } from '../app/testing/startServer';

/** The number in the acceptance rows. */
const CALLS = 10_000;
const AT_ONCE = 50;

jest.setTimeout(300_000);

let server: TestServer;
let second: FastifyInstance;
let secondDatabase: Database;
/** Two applications with separate connections and caches, like two processes. */
let calls: [Call, Call];
let people: TestMember[];
let project: number;
let archive: number;
let pending: number;

beforeAll(async () => {
  server = await startServer();
  const cache = createCache();
  const channels = dropChannel(cache);
  secondDatabase = await connectDatabase({ databaseUrl: server.listenUrl, dataDir: '', channels });
  second = await buildApp({
    config: { ...readConfig({ DATA_DIR: server.dataDir }), rateLimitMultiplier: 1_000 },
    db: secondDatabase.db,
    listenUrl: server.listenUrl,
    cache,
    storage: createDiskStorage(server.dataDir),
    tokenSecret: TEST_SECRET,
  });
  calls = [server.call, callOf(second)];
  people = await server.fourMembers();
  const [writer, mate, invited] = people as [TestMember, TestMember, TestMember];
  project = await insertProject(server.db, writer.id);
  await server.db.insertInto('project_invitation').values({ project_id: project, member_id: invited.id }).execute();
  archive = await insertArchive(server.db, [writer.id, mate.id], { published_at: new Date() });
  pending = await insertArchive(server.db, [writer.id, mate.id]);
});
afterAll(async () => {
  await second.close();
  await secondDatabase.close();
  await server.close();
});

const isWriter = (viewer?: TestMember) => viewer === people[0];
const isNamed = (viewer?: TestMember) => viewer === people[0] || viewer === people[1];

/**
 * The last response to the owner of the post and the archive. Only the owner changes them, one request after the other.
 */
const keeps = new Map<TestMember, { project: boolean; archive: boolean }>();
const bookmarkedBy = (viewer?: TestMember) => (viewer && keeps.get(viewer)) ?? { project: false, archive: false };

type Read = (call: Call, viewer?: TestMember) => Promise<void>;
const ask = async <T>(call: Call, path: string, viewer?: TestMember) => call<T>('GET', path, { token: viewer?.token });

const READS: Read[] = [
  async (call, viewer) => {
    const { data } = await ask<ProjectPage>(call, '/api/projects/filter/keyword', viewer);
    expect(data.projects.map(({ isBookmark }) => isBookmark)).toEqual([bookmarkedBy(viewer).project]);
  },
  async (call, viewer) => {
    const { data } = await ask<ProjectDetail>(call, `/api/projects/${project}`, viewer);
    expect(data.isBookmark).toBe(bookmarkedBy(viewer).project);
    expect('invitedMembers' in data).toBe(isWriter(viewer));
  },
  async (call, viewer) => {
    const { data } = await ask<ArchivePage>(call, '/api/archive/projects', viewer);
    expect(data.archives.map(({ id }) => id)).toEqual(isNamed(viewer) ? [pending, archive] : [archive]);
    expect(data.archives.at(-1)?.bookmarked).toBe(bookmarkedBy(viewer).archive);
    expect(data.archives.map(({ myConsent }) => myConsent !== null)).toEqual(isNamed(viewer) ? [true, true] : [false]);
  },
  async (call, viewer) => {
    const { data } = await ask<ArchiveDetail>(call, `/api/archive/${archive}`, viewer);
    expect(data.members.map(({ username }) => username !== null)).toEqual([isNamed(viewer), isNamed(viewer)]);
    expect(data.bookmarked).toBe(bookmarkedBy(viewer).archive);
  },
  async (call, viewer) => {
    expect((await ask(call, `/api/archive/${pending}`, viewer)).code).toBe(isNamed(viewer) ? 200 : 404);
  },
];

/** Toggles a bookmark and reads it in the same process, which must show it at once. */
async function toggle(call: Call, viewer: TestMember): Promise<void> {
  const before = bookmarkedBy(viewer);
  const method = before.project ? 'DELETE' : 'POST';
  expect((await call(method, `/api/projects/${project}/bookmark`, { token: viewer.token })).code).toBe(200);
  expect((await call('POST', `/api/archive/${archive}/bookmark`, { token: viewer.token })).code).toBe(200);
  keeps.set(viewer, { project: !before.project, archive: !before.archive });
  for (const read of READS) await read(call, viewer);
}

it('no caller gets the response of another in ten thousand concurrent requests to two processes during writes', async () => {
  const random = seededRandom(3);
  // A member uses one process, whose own writes are visible at once; visitors use both.
  const homes = new Map(people.map((one, index) => [one, calls[index % 2]]));
  for (let made = 0; made < CALLS; made += AT_ONCE) {
    await toggle(homes.get(people[made % 4]!)!, people[made % 4]!);
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const viewer = random.chance(30) ? undefined : random.pick(people);
        return random.pick(READS)((viewer && homes.get(viewer)) ?? random.pick(calls), viewer);
      }),
    );
  }
});

it('a write in one process is visible in the other before the cached value expires', async () => {
  const frozen = createCache({ clock: { now: () => 1_000 } });
  const [writer] = people as [TestMember];
  const app = await buildApp({
    config: { ...readConfig({ DATA_DIR: server.dataDir }), rateLimitMultiplier: 1_000 },
    db: secondDatabase.db,
    listenUrl: server.listenUrl,
    cache: frozen,
    storage: createDiskStorage(server.dataDir),
    tokenSecret: TEST_SECRET,
  });
  const call = callOf(app);
  const changes = [true, false, true];
  const shown: boolean[] = [];
  for (const closed of changes) {
    await server.call('PUT', `/api/projects/${project}/closed`, { token: writer.token, json: { closed } });
    // The clock is stopped there, so only the notification makes it visible.
    for (;;) {
      const { data } = await call<ProjectDetail>('GET', `/api/projects/${project}`);
      if (data.closed !== shown.at(-1)) shown.push(data.closed);
      if (data.closed === closed) break;
      // Lets the event loop receive the notification.
      await setImmediate();
    }
  }
  await app.close();
  expect(shown.slice(-changes.length)).toEqual(changes);
});
