import { chmod, mkdir, mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, restoreLinks } from './binaries';
import { copyOpen } from './copyOpen';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-binaries-'));
  await mkdir(path.join(folder, 'native/lib'), { recursive: true });
  await writeFile(path.join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => rm(folder, { recursive: true }));

it('creates the symbolic links once that a package without install scripts lacks', async () => {
  const link = path.join(folder, 'native/lib/libpq.so.5');
  expect(await Promise.all([restoreLinks(folder), restoreLinks(folder)])).toEqual([true, true]);
  expect(await readlink(link)).toBe('libpq.so.5.18');
  expect(await restoreLinks(folder)).toBe(true);
});

it('copies binaries with permissions for everyone to execute and no one else to write', async () => {
  const program = path.join(folder, 'native/postgres');
  await writeFile(program, 'program', { mode: 0o700 });
  await chmod(path.join(folder, 'native/lib'), 0o700);

  const copy = path.join(folder, 'copy/native');
  await mkdir(path.join(folder, 'copy/native.init-999999'), { recursive: true });
  for (let times = 0; times < 2; times += 1) await copyOpen(path.join(folder, 'native'), copy);
  const modes = await Promise.all(['postgres', 'lib', 'lib/libpq.so.5.18'].map((name) => stat(path.join(copy, name))));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o755, 0o644]);
  expect(await readdir(path.join(folder, 'copy'))).toEqual(['native']);
});

it('throws an error with the alternatives on a platform without binaries', async () => {
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  try {
    await expect(findBinaries({ folder, runner: {} })).rejects.toThrow(
      'Please set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    );
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});
