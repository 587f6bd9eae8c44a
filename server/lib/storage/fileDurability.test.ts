/** @tier full @seconds 9 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { keysInUse } from '../../app/operations/fileReferences.repository';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { until } from '../../app/testing/until';
import { startProgram } from '../../app/testing/startProgram';
import { createDiskStorage } from './diskStorage';
import { createFileErasure } from './fileErasure';
import { sweepOrphans } from './orphanSweep';
import { pictureKeys } from '../uploads/pictures';

const TWO_DAYS = 48 * 3_600_000;
const LANES = 4;

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-file-durability-'));
  database = await createTestDatabase();
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'seagreen' } }).toFile(picture());
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const picture = () => path.join(folder, 'picture.png');

/** Kills a publishing app once it has printed so many lines, and waits for its backends, which may still commit. */
async function killAfter(lines: number, stop = '') {
  const app = startProgram('server/db/testing/publishPictures.ts', folder, database.listenUrl, picture(), stop);
  await app.written(lines);
  await app.end('SIGKILL');
  const others = sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await until(async () => (await others.execute(database.db)).rows.length === 0);
}

const storage = () => createDiskStorage(path.join(folder, 'uploads'));

async function storedKeys() {
  const keys: string[] = [];
  for await (const { key } of storage().list()) keys.push(key);
  return keys.sort();
}

async function namedKeys() {
  const rows = await database.db.selectFrom('archive').select('thumbnail').execute();
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
async function expectNothingLost() {
  const { db } = database;
  const named = await namedKeys();
  await readAll(named);
  const failures: unknown[] = [];
  await createFileErasure({ db, storage: storage(), onFailure: (error) => failures.push(error) })();
  await sweepOrphans({ db, storage: storage(), keysInUse, now: () => Date.now() + TWO_DAYS });
  expect(failures).toEqual([]);
  expect(await storedKeys()).toEqual(named);
  await readAll(named);
}

it('a kill between storing and commit leaves the old pictures published, and orphans that are swept', async () => {
  await killAfter(LANES, 'stored');
  expect((await storedKeys()).length).toBeGreaterThan((await namedKeys()).length);
  await expectNothingLost();
});

it('a kill between commit and erasure leaves the new pictures published, and the old ones to be erased', async () => {
  await killAfter(LANES, 'committed');
  expect(await database.db.selectFrom('file_erasure').selectAll().execute()).not.toEqual([]);
  await expectNothingLost();
});

it('a kill at any other moment loses no published picture', async () => {
  await killAfter(6);
  await killAfter(60);
  await expectNothingLost();
});
