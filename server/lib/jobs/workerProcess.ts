import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { builtWorker } from './builtWorker';
import { readProcessUsage } from './processUsage';

/** What one job may use. */
export interface JobLimits {
  /** Processor time in milliseconds. */
  cpuMs: number;
  /** Resident memory in bytes. */
  memory: number;
  /** Milliseconds of the clock, on systems that do not report the two. */
  clockMs: number;
  /** Milliseconds of the clock on every system, for a process that hangs and uses neither, also while it starts. */
  hungMs: number;
  /** Milliseconds between two checks. */
  checkEveryMs: number;
  /** Resident memory in bytes above which the process is not used for another job. */
  reusedMemory: number;
}

interface WorkerProcessOptions {
  /** The name of its built file, and the path of its source. */
  name: string;
  source: string;
  limits: JobLimits;
}

/** Runs the jobs of a worker process, one at a time. */
export interface WorkerProcess {
  /** Starts the process ahead of its first job. @throws Error if it cannot be started */
  start(): Promise<void>;
  /** @throws JobKilled if the process ends during the job, another error if it cannot be started or reached */
  run(job: object): Promise<unknown>;
  /** Kills the process and waits for its end. The next job starts another one. */
  end(): Promise<void>;
}

/** The process ended before its job did: it exceeded a limit, crashed or was killed. */
export class JobKilled extends Error {
  override readonly name = 'JobKilled';
}

/** Nothing secret: a fault of a decoder must not reveal the environment of the server. */
const { PATH, TMPDIR, NODE_ENV } = process.env;

/**
 * A child process that is started by the first job, if not before, and kept for the next ones, and killed when a job
 * exceeds its limits. Its program sends one message when it is ready and one for each job.
 */
export function createWorkerProcess({ name, source, limits }: WorkerProcessOptions): WorkerProcess {
  /** The process, or its start; cleared when it ends. */
  let current: { child: ChildProcess; ready: Promise<unknown> } | undefined;

  function launch() {
    const built = builtWorker(name);
    const child = fork(built ?? source, {
      execArgv: built === undefined ? ['--import', 'tsx'] : [],
      env: { PATH, TMPDIR, NODE_ENV },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const release = () => {
      if (current?.child === child) current = undefined;
    };
    child.once('exit', release);
    child.on('error', () => {
      release();
      child.kill('SIGKILL');
    });
    const deadline = setTimeout(() => child.kill('SIGKILL'), limits.hungMs).unref();
    const ready = nextMessage(child, new Error(`The process ${name} ended while it started.`)).finally(() =>
      clearTimeout(deadline),
    );
    current = { child, ready };
    return current;
  }

  async function started(): Promise<ChildProcess> {
    const { child, ready } = current ?? launch();
    await ready;
    return child;
  }

  async function run(job: object): Promise<unknown> {
    const child = await started();
    const stopWatching = await killBeyond(limits, child);
    try {
      const result = nextMessage(child, new JobKilled(`The process ${name} ended during a job.`));
      child.send(job);
      return await result;
    } finally {
      const memory = await stopWatching();
      if (memory > limits.reusedMemory) await end();
    }
  }

  async function end(): Promise<void> {
    const child = current?.child;
    if (!child || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return { start: async () => void (await started()), run, end };
}

/** Whether the process was started and has not ended. */
const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Waits for a message. @throws `ifEnded` if the process ends first */
async function nextMessage(child: ChildProcess, ifEnded: Error): Promise<unknown> {
  if (!isRunning(child)) throw ifEnded;
  const over = new AbortController();
  const { signal } = over;
  const message = once(child, 'message', { signal });
  const end = once(child, 'exit', { signal }).then(() => Promise.reject(ifEnded));
  try {
    const [result] = (await Promise.race([message, end])) as [unknown];
    return result;
  } finally {
    over.abort();
  }
}

/** Kills the process when it exceeds the limits. @returns ends the checks, with the memory of the process */
async function killBeyond(limits: JobLimits, child: ChildProcess): Promise<() => Promise<number>> {
  const usage = () => readProcessUsage(child.pid ?? 0);
  const begun = { cpuMs: (await usage())?.cpuMs ?? 0, at: Date.now() };
  let isDone = false;

  async function check() {
    const now = await usage();
    const elapsed = Date.now() - begun.at;
    const isOver = now
      ? now.cpuMs - begun.cpuMs > limits.cpuMs || now.memory > limits.memory
      : elapsed > limits.clockMs;
    if ((isOver || elapsed > limits.hungMs) && !isDone) child.kill('SIGKILL');
  }

  const timer = setInterval(() => void check(), limits.checkEveryMs);
  return async () => {
    isDone = true;
    clearInterval(timer);
    return (await usage())?.memory ?? 0;
  };
}
