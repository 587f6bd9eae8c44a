/** @tier full */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBucketServer } from '../../app/testing/bucketServer';
import { keysInUse } from '../../app/operations/fileReferences.repository';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertArchive, insertMember } from '../../db/testing/rows';
import { HOUR } from '../durations';
import { createDiskStorage } from './diskStorage';
import { sweepOrphans } from './orphanSweep';
import { pictureKeys } from '../uploads/pictures';
import { readS3Address } from './s3Address';
import { openS3Storage } from './s3Storage';
import { type Storage } from './storage';
import { newKey, newPictureKey, unfinishedName } from './storageKeys';

const PICTURE = { width: 1600, height: 1000 };

let database: Database;
let folder: string;
let storage: Storage;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-sweep-'));
  storage = createDiskStorage(folder);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const sweep = (swept = storage, now = Date.now) => sweepOrphans({ db: database.db, storage: swept, keysInUse, now });
const inTwoDays = () => Date.now() + 48 * HOUR;

/** Makes the files so many hours old. */
async function age(hours: number, keys: readonly string[]) {
  const then = new Date(Date.now() - hours * HOUR);
  for (const key of keys) await utimes(path.join(folder, key), then, then);
}

async function store(...keys: string[]) {
  for (const key of keys) await storage.put(key, Buffer.from('content'));
  return keys;
}

async function stored(from = storage) {
  const keys: string[] = [];
  for await (const { key } of from.list()) keys.push(key);
  return keys.sort();
}

/** Stores one file of every kind that a row can reference, with its copies. */
async function storeNamed() {
  const { db } = database;
  const photo = newKey('image', 'webp');
  const [thumbnail, image] = [newPictureKey(PICTURE), newPictureKey(PICTURE)];
  const portfolio = newKey('file', 'pdf');
  const member = await insertMember(db, { profile_image: photo });
  const archive = await insertArchive(db, [member, await insertMember(db)], { thumbnail });
  await db.insertInto('archive_image').values({ archive_id: archive, position: 0, file_key: image }).execute();
  await db
    .insertInto('member_portfolio')
    .values({ member_id: member, position: 0, kind: 'file', file_name: 'a.pdf', file_size: 7, file_key: portfolio })
    .execute();
  return store(
    ...[photo, photo.replace('.webp', '-small.webp'), portfolio],
    ...[thumbnail, image].flatMap((key) => pictureKeys(key)),
  );
}

it('removes old unreferenced files with their copies, and no referenced files', async () => {
  const named = await storeNamed();
  const orphans = await store(newKey('image', 'webp'), newKey('file', 'zip'), ...pictureKeys(newPictureKey(PICTURE)));
  await age(25, [...named, ...orphans]);
  await sweep();
  expect(await stored()).toEqual(named.sort());
});

it('does not remove files younger than a day', async () => {
  const keys = await store(newKey('image', 'webp'), newKey('file', 'zip'));
  await age(23, keys);
  await sweep();
  expect(await stored()).toEqual(keys.sort());
});

it('removes unfinished files of a crash, and no foreign files', async () => {
  const unfinished = unfinishedName(newKey('file', 'pdf'), '0a1b2c3d');
  await store(unfinished);
  await writeFile(path.join(folder, 'file', 'notes.txt'), 'mine');
  await age(25, [unfinished, 'file/notes.txt']);
  await sweep();
  expect(await stored()).toEqual(['file/notes.txt']);
});

it('does not remove a listed orphan that a row references meanwhile', async () => {
  const [key, orphan] = [newPictureKey(PICTURE), newKey('image', 'webp')];
  const keys = await store(...pictureKeys(key), orphan);
  await age(25, keys);
  await sweep({
    ...storage,
    async *list() {
      yield* storage.list();
      await insertMember(database.db, { profile_image: key });
    },
  });
  expect(await stored()).toEqual(pictureKeys(key).sort());
});

it('removes any number of orphans in one sweep', async () => {
  await store(...Array.from({ length: 450 }, () => newKey('file', 'zip')));
  const named = await storeNamed();
  await sweep(storage, inTwoDays);
  expect(await stored()).toEqual(named.sort());
});

it('removes nothing when the files belong to another database', async () => {
  const keys = await store(newKey('image', 'webp'));
  await sweep();
  await database.db.deleteFrom('installation').execute();
  await database.db.insertInto('installation').defaultValues().execute();
  await expect(sweep(storage, inTwoDays)).rejects.toThrow('belong to the database');
  expect(await stored()).toEqual(keys);
  expect(await readdir(folder)).toContain('owner.txt');
});

it('sweeps a bucket, too', async () => {
  const { url, close } = await openBucketServer();
  const bucket = await openS3Storage(readS3Address(url)!);
  storage = bucket;
  const named = await storeNamed();
  await store(newKey('file', 'zip'), ...pictureKeys(newPictureKey(PICTURE)));
  await sweep(bucket, inTwoDays);
  expect((await stored(bucket)).filter((key) => key !== 'owner.txt')).toEqual(named.sort());
  await close();
});
