import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HOUR } from '../durations';
import { RETENTION } from '../jobs/retention';
import { createDrawnFileStore, drawnFileName } from './drawnFileStore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-drawn-'));
});
afterEach(() => rm(folder, { recursive: true }));

const FILE = Buffer.from('a picture');
const stored = async () => (await readdir(folder)).toSorted();

/** Dates a file back by so many milliseconds. */
const dateBack = (name: string, ms: number) => {
  const at = new Date(Date.now() - ms);
  return utimes(path.join(folder, name), at, at);
};

it('reads what it has written, in a folder made for it, and null for anything else', async () => {
  const store = createDrawnFileStore(path.join(folder, 'new'));
  expect(await store.read('1-a')).toBeNull();
  await store.write('1-a', FILE);
  expect(await store.read('1-a')).toEqual(FILE);
  expect(await readdir(path.join(folder, 'new'))).toEqual(['1-a']);
});

it('finds the files of a former process and removes the oldest of them for a file beyond the limit', async () => {
  const former = createDrawnFileStore(folder, 3);
  for (const [index, name] of ['1-a', '1-b', '1-c'].entries()) {
    await former.write(name, FILE);
    await dateBack(name, (10 - index) * 1_000);
  }
  const store = createDrawnFileStore(folder, 3);
  expect(await store.read('1-a')).toEqual(FILE);
  await store.write('1-d', FILE);
  expect(await stored()).toEqual(['1-b', '1-c', '1-d']);
  await store.write('1-b', FILE);
  await store.write('1-e', FILE);
  expect(await stored()).toEqual(['1-b', '1-d', '1-e']);
});

it('keeps two thousand files', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => drawnFileName(1, String(index)));
  for (const [index, name] of names.entries()) {
    await writeFile(path.join(folder, name), '');
    await dateBack(name, (3_000 - index) * 1_000);
  }
  await createDrawnFileStore(folder).write('1-new', FILE);
  expect(await stored()).toEqual([...names.slice(1), '1-new'].toSorted());
});

it('applies the limit to the files of all processes that share the folder when expired files are removed', async () => {
  const [one, other] = [createDrawnFileStore(folder, 2), createDrawnFileStore(folder, 2)];
  for (const [index, name] of ['1-a', '1-b'].entries()) {
    await one.write(name, FILE);
    await dateBack(name, (10 - index) * 1_000);
  }
  await other.owners();
  await writeFile(path.join(folder, '2-c'), FILE);
  await other.removeExpired(Date.now());
  expect(await stored()).toEqual(['1-b', '2-c']);
});

it('removes files at the end of their retention, and unfinished ones of a crash after an hour', async () => {
  const store = createDrawnFileStore(folder);
  for (const name of ['1-old', '1-new', '1-a.00000000.part', '1-b.00000000.part']) {
    await writeFile(path.join(folder, name), FILE);
  }
  await dateBack('1-old', RETENTION.drawnFile);
  await dateBack('1-new', RETENTION.drawnFile - HOUR);
  await dateBack('1-a.00000000.part', HOUR);
  await store.removeExpired(Date.now());
  expect(await stored()).toEqual(['1-b.00000000.part', '1-new']);
});

it('removes the files of one member only, and names whose files it has', async () => {
  const store = createDrawnFileStore(folder);
  for (const name of ['1-a', '12-a', '1-b', '0-a']) await store.write(name, FILE);
  await mkdir(path.join(folder, 'lost+found'));
  expect((await store.owners()).toSorted()).toEqual([0, 1, 12]);
  await store.removeOf(1);
  expect(await stored()).toEqual(['0-a', '12-a', 'lost+found']);
});

it('applies the limit again after the folder could not be listed once', async () => {
  const store = createDrawnFileStore(folder, 1);
  const unreadable = path.join(folder, 'loop');
  await symlink(unreadable, unreadable);
  await expect(store.write('1-a', FILE)).rejects.toThrow('ELOOP');
  await rm(unreadable);
  await store.write('1-b', FILE);
  expect(await stored()).toEqual(['1-b']);
});

it('leaves no unfinished file when a file cannot be written', async () => {
  await createDrawnFileStore(folder).write('1-a', FILE);
  const store = createDrawnFileStore(path.join(folder, '1-a'));
  await expect(store.write('1-b', FILE)).rejects.toThrow();
  expect(await stored()).toEqual(['1-a']);
});
