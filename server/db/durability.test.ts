/** @tier full @seconds 11 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyCreatedDatabase } from '../app/testing/createdDatabase';
import { createTestDatabase } from '../app/testing/database';
import { connectDatabase, type DatabaseOptions } from './connect';
import { startProgram } from '../app/testing/startProgram';
import { killServer } from './testing/serverProcess';

/** Numbers of posts after which the process is killed: at the beginning, and during continuous writes. */
const KILL_AFTER = [5, 400];

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-durability-'));
  await chmod(dataDir, 0o755);
  await copyCreatedDatabase(dataDir);
});

afterAll(() => rm(dataDir, { recursive: true }));

/** Writes posts until the process is killed. @returns the ids of the acknowledged posts */
async function writeUntil(
  count: number,
  databaseUrl: string[],
  kill: (app: ReturnType<typeof startProgram>) => Promise<unknown>,
) {
  const app = startProgram('server/db/testing/writePosts.ts', dataDir, ...databaseUrl);
  await app.written(count);
  await kill(app);
  return app.lines.map(Number);
}

async function expectEveryPost(acknowledged: number[], options: DatabaseOptions) {
  const { db, close } = await connectDatabase(options);
  try {
    const rows = await db.selectFrom('project').select(['id', 'bookmark_count']).execute();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    // Each post has the bookmark that the same transaction inserted.
    expect(rows.filter(({ bookmark_count }) => bookmark_count !== 1)).toEqual([]);
  } finally {
    await close();
  }
}

describe('the embedded database', () => {
  it('contains every acknowledged post after kill -9 of the app', async () => {
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER) acknowledged.push(...(await writeUntil(count, [], (app) => app.end('SIGKILL'))));
    await expectEveryPost(acknowledged, { dataDir });
  });

  it('contains every acknowledged post after kill -9 of the app and of the database', async () => {
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER) {
      acknowledged.push(
        ...(await writeUntil(count, [], (app) => Promise.all([killServer(dataDir), app.end('SIGKILL')]))),
      );
    }
    await expectEveryPost(acknowledged, { dataDir });
  });
});

describe('the PostgreSQL server of this run', () => {
  it('contains every acknowledged post after kill -9 of the app', async () => {
    const server = await createTestDatabase();
    const acknowledged: number[] = [];
    for (const count of KILL_AFTER)
      acknowledged.push(...(await writeUntil(count, [server.listenUrl], (app) => app.end('SIGKILL'))));
    await expectEveryPost(acknowledged, { databaseUrl: server.listenUrl, dataDir });
    await server.close();
  });
});
