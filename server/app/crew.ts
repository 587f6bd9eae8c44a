import { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

interface CrewOptions {
  size: number;
  /** Starts one more process; it is at work once it listens. */
  fork: () => Worker;
  /** Milliseconds a process may take to end when asked. */
  patience: number;
  /** What whoever runs the product should know. */
  tell: (line: string) => void;
}

export interface Crew {
  /** @throws Error when one of the first does not come to listen */
  start(): Promise<void>;
  /** Replaces every process, one after the other: each new one listens before its old one is asked to end. */
  roll(): Promise<void>;
  /** Asks all to end and waits for it. */
  stop(): Promise<void>;
  pids(): number[];
}

const WAIT = { first: 100, longest: 10_000 };
/** Whoever has lived this long did not die of the start. */
const SETTLED_AFTER = 60_000;

/** Keeps so many processes at work: one that dies is replaced, later and later when its successors die too. */
export function createCrew({ size, fork, patience, tell }: CrewOptions): Crew {
  const workers = new Set<Worker>();
  const leaving = new WeakSet<Worker>();
  let closing = false;
  let failures = 0;
  let rolling: Promise<void> | undefined;
  let again = false;

  async function hire(): Promise<Worker> {
    const worker = fork();
    const startedAt = Date.now();
    workers.add(worker);
    let isAtWork = false;
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (closing || leaving.has(worker) || !isAtWork) return;
      if (Date.now() - startedAt > SETTLED_AFTER) failures = 0;
      tell(`Process ${worker.process.pid} ended (${signal ?? code}); another one takes its place.`);
      void replace();
    });
    await listening(worker);
    isAtWork = true;
    return worker;
  }

  /** Tries until one listens. */
  async function replace(): Promise<void> {
    while (!closing) {
      await sleep(Math.min(WAIT.longest, WAIT.first * 2 ** failures), undefined, { ref: false });
      failures += 1;
      if (closing) return;
      try {
        const { process } = await hire();
        tell(`Process ${process.pid} is at work.`);
        return;
      } catch (error) {
        if (!closing) tell(`${messageOf(error)} Another one is tried.`);
      }
    }
  }

  async function dismiss(worker: Worker): Promise<void> {
    leaving.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(cut);
  }

  async function rollOnce(): Promise<void> {
    for (const old of [...workers]) {
      if (closing) return;
      const { process } = await hire();
      await dismiss(old);
      tell(`Process ${process.pid} is at work in place of ${old.process.pid}.`);
    }
  }

  async function rollAll(): Promise<void> {
    do {
      again = false;
      await rollOnce();
    } while (again && !closing);
  }

  return {
    async start() {
      await Promise.all(Array.from({ length: size }, hire));
    },
    roll() {
      again = true;
      rolling ??= rollAll()
        .catch((error: unknown) => tell(`${messageOf(error)} The others go on as they are.`))
        .finally(() => {
          rolling = undefined;
        });
      return rolling;
    },
    async stop() {
      closing = true;
      await Promise.all([...workers].map(dismiss));
    },
    pids: () => [...workers].map(({ process }) => process.pid ?? 0),
  };
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', (code, signal) => {
      reject(new Error(`Process ${worker.process.pid} ended (${signal ?? code}) before it was ready.`));
    });
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
