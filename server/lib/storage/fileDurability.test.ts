/** @tier full */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { createEmptyDatabase } from '../../app/testing/database';
import { connectDatabase, type Database } from '../../db/connect';
import { startProgram } from '../../db/testing/program';
import { createDiskStorage } from './diskStorage';
import { createFileErasure } from './fileErasure';
import { sweepOrphans } from './orphanSweep';
import { pictureKeys } from '../uploads/pictures';

// Each test starts one or two programs, which is slow on a busy machine.
jest.setTimeout(120_000);

const TWO_DAYS = 48 * 3_600_000;
const LANES = 4;

let folder: string;
let server: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-file-durability-'));
  server = await createEmptyDatabase();
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'seagreen' } }).toFile(picture());
});
afterEach(async () => {
  await server.drop();
  await rm(folder, { recursive: true });
});

const picture = () => path.join(folder, 'picture.png');

/** Kills a publishing app once it has printed so many lines. */
async function killAfter(lines: number, stop = '') {
  const app = startProgram('publishPictures.ts', folder, server.url, picture(), stop);
  await app.written(lines);
  await app.end('SIGKILL');
}

/** Opens the database after a restart. */
async function afterRestart<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await connectDatabase({ databaseUrl: server.url, dataDir: folder });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const storage = () => createDiskStorage(path.join(folder, 'uploads'));

async function storedKeys() {
  const keys: string[] = [];
  for await (const { key } of storage().list()) keys.push(key);
  return keys.sort();
}

async function namedKeys({ db }: Database) {
  const rows = await db.selectFrom('archive').select('thumbnail').execute();
  return rows.flatMap(({ thumbnail }) => pictureKeys(thumbnail)).sort();
}

/** Reads all files; a missing or truncated one fails. */
async function readAll(keys: readonly string[]) {
  for (const key of keys) {
    const file = await storage().open(key);
    await sharp(file ? await buffer(file.stream) : Buffer.alloc(0)).stats();
  }
}

/** Checks that rows reference no missing files, and that after the cleanup no unreferenced file is left. */
async function expectNothingLost(database: Database) {
  const { db } = database;
  const named = await namedKeys(database);
  await readAll(named);
  const failures: unknown[] = [];
  await createFileErasure({ db, storage: storage(), onFailure: (error) => failures.push(error) })();
  await sweepOrphans({ db, storage: storage(), now: () => Date.now() + TWO_DAYS });
  expect(failures).toEqual([]);
  expect(await storedKeys()).toEqual(named);
  await readAll(named);
}

it('a kill between storing and commit leaves the old pictures published, and orphans that are swept', async () => {
  await killAfter(LANES, 'stored');
  await afterRestart(async (database) => {
    expect((await storedKeys()).length).toBeGreaterThan((await namedKeys(database)).length);
    await expectNothingLost(database);
  });
});

it('a kill between commit and erasure leaves the new pictures published, and the old ones to be erased', async () => {
  await killAfter(LANES, 'committed');
  await afterRestart(async (database) => {
    expect(await database.db.selectFrom('file_erasure').selectAll().execute()).not.toEqual([]);
    await expectNothingLost(database);
  });
});

it('a kill at any other moment loses no published picture', async () => {
  await killAfter(6);
  await killAfter(60);
  await afterRestart(expectNothingLost);
});
