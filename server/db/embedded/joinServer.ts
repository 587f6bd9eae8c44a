import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLease, type Lease } from './lease';
import { isServing, removeStaleLocks } from './postmaster';
import { logFile, spawnServer, type ServerFiles, type ServerProcess } from './spawnServer';

/** Timeout of a running server, which may be replaying its log after a crash. */
const RUNNING_PATIENCE_MS = 300_000;
/** Timeout of a server that exits repeatedly, which may be waiting for the last processes of a killed one. */
const ENDING_PATIENCE_MS = 20_000;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 1_000;

/**
 * Takes a lease on the server of these files: on a running one, or else on one started here.
 * @throws Error with the end of the server's log when it does not start, or the signal's reason
 */
export async function joinServer(files: ServerFiles, url: string, signal: AbortSignal): Promise<Lease> {
  const began = Date.now();
  let server: ServerProcess | undefined;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.2, LONGEST_WAIT_MS)) {
    const lease = await takeLease(url);
    if (lease) return lease;
    const serving = server?.running() === true || (await isServing(files.data));
    const failure = server?.failure();
    if (failure) throw failure;
    if (Date.now() - began > (serving ? RUNNING_PATIENCE_MS : ENDING_PATIENCE_MS))
      throw new Error(await complaint(files));
    if (!serving) server = await restart(files);
    await sleep(wait, undefined, { signal });
  }
}

async function restart(files: ServerFiles): Promise<ServerProcess> {
  await removeStaleLocks(files.data, files.sockets);
  return spawnServer(files);
}

async function complaint(files: ServerFiles): Promise<string> {
  const log = await readFile(logFile(files), 'utf8').catch(() => '');
  const end = log.trim().split('\n').slice(-3).join('\n');
  return `The embedded database does not start. The end of ${logFile(files)}:\n${end}`;
}
