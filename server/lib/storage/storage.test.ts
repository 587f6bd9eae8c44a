import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openBucket } from '../../app/testing/bucketServer';
import { createDiskStorage } from './diskStorage';
import { readS3Address } from './s3Address';
import { openS3Storage } from './s3Storage';
import { type Storage } from './storage';
import { newKey } from './storageKeys';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Opened {
  storage: Storage;
  close: () => Promise<unknown>;
}

const onDisk = async (): Promise<Opened> => ({
  storage: createDiskStorage(path.join(folder, 'uploads')),
  close: () => Promise.resolve(),
});

async function inBucket(): Promise<Opened> {
  const { url, close } = await openBucket();
  const address = readS3Address(url);
  if (!address) throw new Error('TEST_STORAGE_URL makes no sense.');
  return { storage: await openS3Storage(address), close };
}

describe.each([
  ['the disk', onDisk],
  ['a bucket', inBucket],
])('on %s', (_name, openStorage) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await openStorage();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

  async function read(key: string) {
    const file = await storage.open(key);
    return file && { size: file.size, content: await text(file.stream) };
  }

  it('stores, reads and removes a file; a missing file is no error', async () => {
    const key = newKey('file', 'pdf');
    await storage.put(key, Buffer.from('content'));
    expect(await read(key)).toEqual({ size: 7, content: 'content' });
    await storage.remove([key, newKey('file', 'pdf')]);
    expect(await storage.open(key)).toBeNull();
  });

  it('stores a file of any size from the disk', async () => {
    const sent = path.join(folder, 'sent');
    await writeFile(sent, 'ten bytes.'.repeat(300_000));
    const key = newKey('file', 'zip');
    await storage.put(key, createReadStream(sent));
    expect((await read(key))?.size).toBe(3_000_000);
    await storage.remove([key]);
  });

  it('lists all stored files with their age', async () => {
    const begun = Date.now();
    const keys = Array.from({ length: 8 }, (_, number) => newKey(number % 2 ? 'image' : 'file', 'webp'));
    for (const key of keys) await storage.put(key, Buffer.from(key));
    await storage.remove(keys.slice(0, 1));

    const listed = new Map<string, Date>();
    for await (const { key, storedAt } of storage.list()) listed.set(key, storedAt);
    expect([...listed.keys()].filter((key) => keys.includes(key)).sort()).toEqual(keys.slice(1).sort());
    // The clocks of disks and buckets have a resolution of seconds.
    expect(listed.get(keys[1] ?? '')?.getTime()).toBeGreaterThan(begun - 5_000);
    await storage.remove(keys);
  });
});

it('reports a bucket that cannot be reached, without its secret', async () => {
  const { url, close } = await openBucket();
  const address = readS3Address(url);
  const opening = openS3Storage({ ...address!, bucket: 'nobody-has-this-bucket' });
  await expect(opening).rejects.toThrow(
    /^STORAGE_URL: the bucket "nobody-has-this-bucket" cannot be reached \(\w+\)\.$/,
  );
  await close();
});
