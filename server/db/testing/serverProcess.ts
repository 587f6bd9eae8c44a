import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServing, postmasterPid } from '../embedded/postmaster';

export const dataOf = (dataDir: string) => path.join(dataDir, 'db/data');

/** The process id of the running server of a data folder; undefined when none runs. */
export async function servingPid(dataDir: string): Promise<number | undefined> {
  return (await isServing(dataOf(dataDir))) ? postmasterPid(dataOf(dataDir)) : undefined;
}

/** Sends `kill -9` to the server and all its processes at once. */
export async function killServer(dataDir: string): Promise<void> {
  const pid = await servingPid(dataDir);
  if (pid === undefined) throw new Error('No server runs there.');
  await signalTree(pid, 'SIGKILL');
  while (await isServing(dataOf(dataDir))) await sleep(10);
}

/** Sends a signal to a server, identified by its first process, and to all its processes. */
export async function signalTree(pid: number, signal: NodeJS.Signals): Promise<void> {
  for (const each of [pid, ...(await childrenOf(pid))]) send(each, signal);
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited because its server has.
  }
}

/** On systems other than Linux the processes exit themselves once the server has. */
async function childrenOf(parent: number): Promise<number[]> {
  const names = process.platform === 'linux' ? await readdir('/proc') : [];
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, index) => parents[index] === parent);
}

async function parentOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // "pid (name) state parent …", where the name may contain anything.
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
}
