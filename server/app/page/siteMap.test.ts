import { paths } from '@contract/paths';
import { sql } from 'kysely';
import { insertArchive, insertMember, insertProject } from '../../db/testing/rows';
import { DAY } from '../../lib/durations';
import { siteMapPaths } from '../testing/siteMapPaths';
import { startServer, type TestServer } from '../testing/startServer';
import { IDS_PER_PART } from './siteMap';

const STANDING = 7;

let server: TestServer;
let writer: number;
let mate: number;
beforeEach(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  writer = await insertMember(server.db);
  mate = await insertMember(server.db);
});
afterEach(() => server.close());

const listed = async () => (await siteMapPaths(server)).slice(STANDING);
const publish = (daysAgo: number) =>
  insertArchive(server.db, [writer, mate], { published_at: new Date(Date.now() - daysAgo * DAY) });

it('lists each open and closed post and each published archive exactly once, and no pending archive', async () => {
  const open = await insertProject(server.db, writer);
  const closed = await insertProject(server.db, writer, { closed: true });
  const [today, lastYear] = [await publish(0), await publish(365)];
  await insertArchive(server.db, [writer, mate]);

  expect(await listed()).toEqual([
    paths.projectDetail(open),
    paths.projectDetail(closed),
    paths.archiveDetail(today),
    paths.archiveDetail(lastYear),
  ]);
});

it('lists an archive once whose publication date was set back afterwards', async () => {
  const ids = [await publish(0), await publish(0)];
  const setBack = new Date(Date.now() - 200 * DAY);
  await server.db
    .updateTable('archive')
    .set({ published_at: setBack })
    .where('id', '=', ids[0] ?? 0)
    .execute();

  expect(await listed()).toEqual(ids.map(paths.archiveDetail));
});

it('reflects edited, closed, published and deleted posts', async () => {
  const [kept, deleted] = [await insertProject(server.db, writer), await insertProject(server.db, writer)];
  const [published, gone] = [await insertArchive(server.db, [writer, mate]), await publish(3)];
  const { db } = server;
  await db
    .updateTable('project')
    .set({ closed: true, closed_reason: 'WRITER', article: '고친 글' })
    .where('id', '=', kept)
    .execute();
  await db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', published).execute();
  await db.deleteFrom('project').where('id', '=', deleted).execute();
  await db.deleteFrom('archive').where('id', '=', gone).execute();

  expect(await listed()).toEqual([paths.projectDetail(kept), paths.archiveDetail(published)]);
});

it('lists posts on both sides of a boundary between two parts once', async () => {
  await sql`select setval(pg_get_serial_sequence('project', 'id'), ${IDS_PER_PART - 2})`.execute(server.db);
  const ids = [];
  for (let post = 0; post < 3; post += 1) ids.push(await insertProject(server.db, writer));
  expect(ids).toContain(IDS_PER_PART);

  expect(await listed()).toEqual(ids.map(paths.projectDetail));
});

it('is sent to an address a limited number of times a minute, whichever of its files', async () => {
  const narrow = await startServer({ rateLimitMultiplier: 0.05 });
  const get = async (path: string, from = '10.0.0.1') => (await narrow.call('GET', path, { from })).code;
  const files = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/project-0.xml', '/sitemaps/archive-0.xml'];
  const codes: number[] = [];
  for (const file of files) codes.push(await get(file));
  expect(codes).toEqual([200, 200, 200, 429]);
  expect(await get('/sitemap.xml', '10.0.0.2')).toBe(200);
  await narrow.close();
});
