import PQueue from 'p-queue';
import { unavailable } from '../http/errors';

/** Whether the process stops, and what ends each wait. Process-wide, because limiters belong to no application. */
let isStopping = false;
const waits = new Set<() => void>();

/** Refuses the waiting jobs of every limiter, and lets no job wait any longer: a process that stops completes what runs. */
export function refuseWaitingJobs(): void {
  isStopping = true;
  for (const refuse of waits) refuse();
}

/** Whether the process stops, so that no job waits any longer. */
export const areWaitingJobsRefused = () => isStopping;

/** The client that a job is done for. */
export interface Caller {
  /** The address or member the job is done for; jobs without one share the queue in the order of their arrival. */
  address?: string;
  /** Ends the wait of the job. A running job has to observe the signal itself. */
  signal?: AbortSignal;
}

export interface ConcurrencyLimiter {
  /**
   * Runs a job when its turn comes.
   * @throws ApiError 503, or the error of the options, when the queue is full or the wait too long; the signal's reason
   * when it aborts the wait
   */
  <T>(job: () => Promise<T>, caller?: Caller): Promise<T>;
  /** The number of running and of queued jobs. */
  counts: () => { running: number; waiting: number };
}

interface ConcurrencyLimiterOptions {
  /** Maximum number of running jobs, and of queued jobs. */
  atOnce: number;
  waiting: number;
  /** Maximum number of queued jobs of one address; without it an address may fill the queue. */
  waitingEach?: number;
  /** Maximum wait of a job in milliseconds; without it the jobs before it determine the wait. */
  longestWait?: number;
  refusal?: () => Error;
}

/**
 * Limits the concurrency and the queue of expensive work (argon2, images, drawings, pages), and refuses a job at once
 * when the queue is full. Each address runs one job at a time and queues its next one when that ends, so addresses are
 * served in turn (fair queueing).
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting,
  waitingEach = waiting,
  longestWait,
  refusal = unavailable,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const all = new PQueue({ concurrency: atOnce });
  const perAddress = new Map<string, AddressQueue>();
  let jobs = 0;

  function queueOf(address: string): AddressQueue {
    const own = perAddress.get(address) ?? { queue: new PQueue({ concurrency: 1 }), running: 0 };
    // The first of the queue is pending in it while it waits for its turn among the addresses.
    if (own.queue.size + own.queue.pending - own.running >= waitingEach) throw refusal();
    perAddress.set(address, own);
    return own;
  }

  async function run<T>(job: () => Promise<T>, { address, signal }: Caller = {}): Promise<T> {
    if (jobs >= atOnce + (isStopping ? 0 : waiting)) throw refusal();
    const own = address === undefined ? undefined : queueOf(address);
    const wait = endsWithStart(signal, { longestWait, refusal });
    const start = () => all.add(() => wait.start(own ? () => countRunning(own, job) : job), { signal: wait.signal });
    jobs += 1;
    try {
      return await (own ? own.queue.add(start, { signal: wait.signal }) : start());
    } finally {
      wait.end();
      jobs -= 1;
      if (address !== undefined && own?.queue.size === 0 && own.queue.pending === 0) perAddress.delete(address);
    }
  }

  return Object.assign(run, { counts: () => ({ running: all.pending, waiting: jobs - all.pending }) });
}

/** The jobs of one address: at most one of them runs, or waits for its turn among the addresses. */
interface AddressQueue {
  queue: PQueue;
  running: number;
}

async function countRunning<T>(own: AddressQueue, job: () => Promise<T>): Promise<T> {
  own.running += 1;
  try {
    return await job();
  } finally {
    own.running -= 1;
  }
}

interface WaitLimits {
  longestWait: number | undefined;
  refusal: () => Error;
}

/**
 * A signal that follows another one, the longest wait and the stop of the process until the job starts, since the queue
 * would release the place of a running job.
 */
function endsWithStart(signal: AbortSignal | undefined, { longestWait, refusal }: WaitLimits) {
  const wait = new AbortController();
  const abort = () => wait.abort(signal?.reason);
  const stop = () => wait.abort(refusal());
  const timer = longestWait === undefined ? undefined : setTimeout(stop, longestWait).unref();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  waits.add(stop);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    waits.delete(stop);
  };
  return {
    signal: wait.signal,
    end,
    start: <T>(job: () => Promise<T>): Promise<T> => {
      end();
      return job();
    },
  };
}
