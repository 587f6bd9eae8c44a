import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase } from '../app/testing/database';
import { connectDatabase, type DatabaseOptions } from './connect';
import { startProgram } from './testing/program';
import { killServer } from './testing/serverProcess';

// Each test starts programs and servers, several times over, on a machine that may be busy.
jest.setTimeout(120_000);

/** A kill after a few posts and one amid many. */
const KILL_AFTER = [5, 400];

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-durability-'));
  await chmod(dataDir, 0o755);
});

afterEach(() => rm(dataDir, { recursive: true }));

/** @returns the ids of the posts the database had acknowledged */
async function writeUntil(
  count: number,
  databaseUrl: string[],
  kill: (app: ReturnType<typeof startProgram>) => Promise<unknown>,
) {
  const app = startProgram('writePosts.ts', dataDir, ...databaseUrl);
  await app.written(count);
  await kill(app);
  return app.lines.map(Number);
}

async function expectEveryPost(acknowledged: number[], options: DatabaseOptions) {
  const { db, close } = await connectDatabase(options);
  try {
    const rows = await db.selectFrom('project').select(['id', 'bookmark_count']).execute();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    // No post without the bookmark of its transaction.
    expect(rows.filter(({ bookmark_count }) => bookmark_count !== 1)).toEqual([]);
  } finally {
    await close();
  }
}

describe('on the embedded database every acknowledged post is there', () => {
  it('after kill -9 of the app', async () => {
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER) acknowledged.push(...(await writeUntil(count, [], (app) => app.end('SIGKILL'))));
    await expectEveryPost(acknowledged, { dataDir });
  });

  it('after kill -9 of the app and of the whole database', async () => {
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER) {
      acknowledged.push(
        ...(await writeUntil(count, [], (app) => Promise.all([killServer(dataDir), app.end('SIGKILL')]))),
      );
    }
    await expectEveryPost(acknowledged, { dataDir });
  });
});

describe('on the PostgreSQL server of this run every acknowledged post is there', () => {
  it('after kill -9 of the app', async () => {
    const server = await createEmptyDatabase();
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER)
      acknowledged.push(...(await writeUntil(count, [server.url], (app) => app.end('SIGKILL'))));
    await expectEveryPost(acknowledged, { databaseUrl: server.url, dataDir });
    await server.drop();
  });
});
