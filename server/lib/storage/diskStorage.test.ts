import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDiskStorage } from './diskStorage';
import { newKey } from './storageKeys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filesIn = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

it('leaves nothing of a file whose stream fails', async () => {
  const uploads = path.join(folder, 'uploads');
  const storage = createDiskStorage(uploads);
  const key = newKey('image', 'webp');
  // Reading a folder fails once it has been opened.
  await expect(storage.put(key, createReadStream(folder))).rejects.toThrow('EISDIR');
  expect(await storage.open(key)).toBeNull();
  expect(await filesIn(uploads)).toEqual([]);
});

it('lists unfinished files of a crash, and no folders', async () => {
  const storage = createDiskStorage(folder);
  await mkdir(path.join(folder, 'image', 'folder'), { recursive: true });
  await writeFile(path.join(folder, 'image', 'one.webp.0a1b2c3d.part'), '');
  const listed: string[] = [];
  for await (const { key } of storage.list()) listed.push(key);
  expect(listed).toEqual(['image/one.webp.0a1b2c3d.part']);
});

it('lists nothing when the folder does not exist yet', async () => {
  const listed: string[] = [];
  for await (const { key } of createDiskStorage(path.join(folder, 'none')).list()) listed.push(key);
  expect(listed).toEqual([]);
});
