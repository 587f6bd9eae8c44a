import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from './folders';
import { type Home } from './home';

export const PORT = 5432;

/** A socket's path must fit into 104 bytes on macOS (108 on Linux), including the terminating NUL. */
const LONGEST_PATH = 103;

/**
 * The folder of the server's socket: mode 700, so that only the runner and root have access, and no password is needed.
 * It is in the home, or below /tmp when that path would be too long, under a name that every process derives from the
 * home.
 * @throws Error when another user created the folder first
 */
export async function openSocketFolder({ folder, runner }: Home): Promise<string> {
  const inside = path.join(folder, 'run');
  const fits = Buffer.byteLength(`${inside}/.s.PGSQL.${PORT}`) <= LONGEST_PATH;
  const chosen = fits ? inside : `/tmp/teamieum-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (!(await isSafe(chosen, runner.uid))) await makePrivate(chosen, runner);
  if (await isSafe(chosen, runner.uid)) return chosen;
  throw new Error(`${chosen}, the folder of the database's socket, is open to others; please remove it.`);
}

async function isSafe(folder: string, uid = process.getuid?.()): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}
