import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../db/embedded/startEmbedded';
import { isAlive } from '../../db/embedded/temporaryFolder';

/** Tests need no durability, so writes do not wait for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_size: '128MB',
};

/** Folder names contain the process id of their run: `teamieum-test-4711-Xy12Ab`. */
const PREFIX = 'teamieum-test-';

/** In memory (Linux), so that suites do not wait for a shared disk. */
const MEMORY = '/dev/shm';
/** A run uses less than half of it; containers often have only 64 MB there. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** The data folder of the embedded server of a run. */
async function findRoot(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= ENOUGH_BYTES ? MEMORY : os.tmpdir();
}

export interface TestServerAddress {
  url: string;
  stop: () => Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, or an embedded one of this run's own. */
export async function openTestServer(): Promise<TestServerAddress> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };

  const root = await findRoot();
  for (const folder of new Set([root, os.tmpdir()])) await removeForgotten(folder);
  const folder = await mkdtemp(path.join(root, `${PREFIX}${process.pid}-`));
  // mkdtemp restricts the folder to its owner, which excludes the user who runs the database for root.
  await chmod(folder, 0o755);
  const { url, stop } = await startEmbedded(folder, FAST);
  return { url, stop: () => stop().then(() => rm(folder, { recursive: true })) };
}

/** Adopts and stops the servers that killed runs left behind. */
async function removeForgotten(root: string) {
  const names = (await readdir(root)).filter((name) => name.startsWith(PREFIX));
  const forgotten = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length).split('-')[0])));
  for (const name of forgotten) {
    const folder = path.join(root, name);
    const server = await startEmbedded(folder, FAST).catch(() => undefined);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
