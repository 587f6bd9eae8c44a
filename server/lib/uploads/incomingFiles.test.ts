import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MINUTE } from '../durations';
import { removeAbandoned, touchWhileHeld } from './incomingFiles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(name: string, age: number): Promise<string> {
  const file = path.join(folder, name);
  const time = new Date(Date.now() - age);
  await writeFile(file, 'content');
  await utimes(file, time, time);
  return file;
}

it('removes files that were not touched for half an hour and keeps younger ones, which a form may hold', async () => {
  await fileOf('of-a-killed-process', 31 * MINUTE);
  await fileOf('of-a-running-form', 29 * MINUTE);
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual(['of-a-running-form']);
});

it('does not fail without a folder', async () => {
  await expect(removeAbandoned(path.join(folder, 'absent'))).resolves.toBeUndefined();
});

it('keeps the files of a form that takes longer than half an hour', async () => {
  const held = await fileOf('held', 31 * MINUTE);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const release = touchWhileHeld(() => [{ path: held, name: 'a', size: 7, head: Buffer.alloc(0) }]);
  jest.advanceTimersByTime(5 * MINUTE);
  release();
  jest.useRealTimers();
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual(['held']);
});
