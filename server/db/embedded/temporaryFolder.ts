import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode';

/**
 * A free path beside `target`, for content that is then renamed to it: `data.init-4711` for `data`. Removes the
 * leftovers of killed processes.
 */
export async function temporaryFolder(target: string): Promise<string> {
  const folder = path.dirname(target);
  const prefix = `${path.basename(target)}.init-`;
  const found = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const stale = found.filter((name) => isOver(Number(name.slice(prefix.length))));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  return path.join(folder, prefix + String(process.pid));
}

/** After a container's restart this process may have the id of the process that left the folder behind. */
const isOver = (pid: number) => pid === process.pid || !isAlive(pid);

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
