import { setTimeout as sleep } from 'node:timers/promises';
import { joinServer } from './joinServer';
import { takeLease, type Lease } from './lease';
import { isServing, postmasterPid } from './postmaster';
import { type ServerFiles } from './spawnServer';

const STOP_PATIENCE_MS = 30_000;
const POLL_MS = 20;
const RETRY_MS = 1_000;

/**
 * Holds a lease on the server and restarts it when it crashes; the pool reconnects at the same address.
 * @returns the function that releases the lease and stops the server if no other app holds one
 */
export async function keepServing(files: ServerFiles, url: string): Promise<() => Promise<void>> {
  const end = new AbortController();
  let lease = watch(await joinServer(files, url, end.signal));

  function watch(taken: Lease): Promise<Lease | undefined> {
    taken.onEnd(() => {
      if (!end.signal.aborted) lease = rejoin();
    });
    return Promise.resolve(taken);
  }

  async function rejoin(): Promise<Lease | undefined> {
    while (!end.signal.aborted) {
      const taken = await joinServer(files, url, end.signal).catch(() => undefined);
      if (taken) return watch(taken);
      await sleep(RETRY_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
    return undefined;
  }

  return async () => {
    end.abort();
    const last = (await lease) ?? (await takeLease(url));
    // A server that is being restarted grants no lease.
    const isLast = last === undefined || (await last.giveBack());
    if (isLast) await shutDown(files.data);
    await last?.close();
  };
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
async function shutDown(data: string): Promise<void> {
  const pid = await postmasterPid(data);
  if (pid === undefined || !(await isServing(data))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (Date.now() < deadline && (await postmasterPid(data)) === pid) await sleep(POLL_MS);
}
