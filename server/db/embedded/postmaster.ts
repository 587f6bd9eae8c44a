import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { unlessCode } from './folders';
import { PORT } from './socketFolder';
import { isAlive } from './temporaryFolder';

/** The process id in `postmaster.pid`, while a server runs or when one was killed. */
export async function postmasterPid(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(unlessCode('ENOENT'));
  const pid = Number(text?.split('\n', 1)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Whether that process is the server of these files, and not another process with a reused id. */
export async function isServing(data: string): Promise<boolean> {
  const pid = await postmasterPid(data);
  if (pid === undefined || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  // Readable for everyone; empty for a zombie process.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(data);
}

/**
 * PostgreSQL respects its lock files while any process has their process id, which after a container's restart is often
 * the app itself. Call this only when the server was found not running; the shared memory still protects the files.
 */
export async function removeStaleLocks(data: string, sockets: string): Promise<void> {
  const pid = await postmasterPid(data);
  if (pid === undefined || !isAlive(pid) || (await isServing(data))) return;
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  await rm(path.join(sockets, `.s.PGSQL.${PORT}.lock`), { force: true });
}
