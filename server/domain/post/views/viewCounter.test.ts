import { sql, type Kysely } from 'kysely';
import { createTestDatabase } from '../../../app/testing/database';
import { startServer } from '../../../app/testing/startServer';
import { type Database } from '../../../db/connect';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { insertArchive, insertMember, insertProject } from '../../../db/testing/rows';
import { deleteExpiredViews } from './countViews.repository';
import { createViewCounter } from './viewCounter';
import { viewerKeyOf } from './viewerKey';

const KINDS: PostKind[] = ['project', 'archive'];

/** Inserts a public post. */
function insertPost(kind: PostKind, db: Kysely<Tables>, writer: number): Promise<number> {
  return kind === 'project' ? insertProject(db, writer) : insertArchive(db, [writer], { published_at: new Date() });
}

const PATHS = { project: '/api/projects', archive: '/api/archive' };

describe.each(KINDS)('reading a post (%s)', (kind) => {
  it('counts each member and each visitor once, and never the writer', async () => {
    const server = await startServer();
    const [writer, reader] = [await server.member(), await server.member()];
    const path = `${PATHS[kind]}/${await insertPost(kind, server.db, writer.id)}`;
    const visit = (from: string, browser: string, token?: string) =>
      server.call('GET', path, { from, token, headers: { 'user-agent': browser } });

    for (let time = 0; time < 2; time += 1) {
      await visit('10.0.0.1', 'A', writer.token);
      await visit('10.0.0.1', 'A', reader.token);
      await visit('10.0.0.2', 'B', reader.token);
      await visit('10.0.0.1', 'A');
      await visit('10.0.0.1', 'B');
      await visit('10.0.0.2', 'A');
    }
    await server.app.close();

    const counted = await server.db.selectFrom(kind).select('view_count').executeTakeFirstOrThrow();
    expect(counted.view_count).toBe(4);
    await server.close();
  });
});

describe.each(KINDS)('createViewCounter (%s)', (kind) => {
  const { views } = POST_TABLES[kind];
  let database: Database;
  let writer: number;
  let ids: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    writer = await insertMember(database.db);
  });
  beforeEach(async () => {
    ids = [];
    for (let post = 0; post < 3; post += 1) ids.push(await insertPost(kind, database.db, writer));
  });

  afterAll(() => database.close());

  async function count(visits: [number, string][], onError = fail) {
    const counter = createViewCounter({ db: database.db, kind, onError });
    for (const [id, viewer] of visits) counter.add(id, viewer);
    await counter.close();
  }

  async function viewsOf(id: number): Promise<number> {
    const query = database.db.selectFrom(kind).select('view_count').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).view_count;
  }

  const age = (hours: number) =>
    database.db
      .updateTable(views)
      .set({ seen_at: sql<Date>`now() - make_interval(hours => ${hours})` })
      .execute();

  it('counts a viewer again only after a day', async () => {
    const [id = 0] = ids;
    await count([
      [id, 'member 1'],
      [id, 'member 2'],
    ]);
    await count([[id, 'member 1']]);
    expect(await viewsOf(id)).toBe(2);

    await age(23);
    await count([[id, 'member 1']]);
    expect(await viewsOf(id)).toBe(2);

    await age(24);
    await count([[id, 'member 1']]);
    expect(await viewsOf(id)).toBe(3);
  });

  it('deletes views after a day', async () => {
    await count([[ids[1] ?? 0, 'member 1']]);
    await age(25);
    await deleteExpiredViews(database.db, kind);
    const left = await database.db.selectFrom(views).selectAll().execute();
    expect(left).toEqual([]);
  });

  it('counts all views when two servers write concurrently', async () => {
    const [, , id = 0] = ids;
    const crowd = (first: number): [number, string][] =>
      Array.from({ length: 300 }, (_, index) => [ids[index % 3] ?? 0, `member ${first + index}`]);
    await Promise.all([count(crowd(1_000)), count(crowd(1_150).reverse())]);
    expect(await viewsOf(id)).toBe(150);
  });

  it('skips views of a deleted post', async () => {
    const [id = 0] = ids;
    const before = await viewsOf(id);
    await count([
      [999_999, 'member 7'],
      [id, 'member 7'],
    ]);
    expect(await viewsOf(id)).toBe(before + 1);
  });

  it('reports a failure and retries the same views', async () => {
    const [id = 0] = ids;
    const before = await viewsOf(id);
    const told: unknown[] = [];
    const counter = createViewCounter({ db: database.db, kind, onError: (error) => told.push(error) });
    counter.add(id, 'member 8');
    await sql`alter table ${sql.table(views)} rename to views_away`.execute(database.db);
    await counter.write();
    await sql`alter table views_away rename to ${sql.table(views)}`.execute(database.db);
    await counter.close();

    expect(told).toHaveLength(1);
    expect(await viewsOf(id)).toBe(before + 1);
  });
});

function fail(error: unknown) {
  throw error;
}

describe('viewerKeyOf', () => {
  const visit = { viewer: null, ip: '203.0.113.7', userAgent: 'Firefox' };

  it('distinguishes visitors without storing their addresses', () => {
    const key = viewerKeyOf(visit, 'salt');
    expect(key).toBe(viewerKeyOf({ ...visit }, 'salt'));
    expect(key).not.toContain('203');
    expect(new Set([key, viewerKeyOf(visit, 'other'), viewerKeyOf({ ...visit, ip: '203.0.113.8' }, 'salt')]).size).toBe(
      3,
    );
    expect(key.length).toBeLessThanOrEqual(80);
  });
});
