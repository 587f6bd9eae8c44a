import PQueue from 'p-queue';
import { unavailable, type ApiError } from '../http/errors';

/** The client that a job is done for. */
export interface Caller {
  /** The address or member the job is done for; jobs without one share the queue in the order of their arrival. */
  address?: string;
  /** Ends the wait of the job. A running job has to observe the signal itself. */
  signal?: AbortSignal;
}

/**
 * Runs a job when its turn comes.
 * @throws ApiError 503, or the error of the options, when the queue is full; the signal's reason when it aborts the wait
 */
export type ConcurrencyLimiter = <T>(job: () => Promise<T>, caller?: Caller) => Promise<T>;

interface ConcurrencyLimiterOptions {
  /** Maximum number of running jobs, and of queued jobs. */
  atOnce: number;
  waiting: number;
  /** Maximum number of queued jobs of one address; without it an address may fill the queue. */
  waitingEach?: number;
  refusal?: () => ApiError;
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
  refusal = unavailable,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const all = new PQueue({ concurrency: atOnce });
  const perAddress = new Map<string, PQueue>();
  let jobs = 0;

  function queueOf(address: string): PQueue {
    const own = perAddress.get(address) ?? new PQueue({ concurrency: 1 });
    if (own.size >= waitingEach) throw refusal();
    perAddress.set(address, own);
    return own;
  }

  return async (job, { address, signal } = {}) => {
    if (jobs >= atOnce + waiting) throw refusal();
    const own = address === undefined ? undefined : queueOf(address);
    const wait = endsWithStart(signal);
    const start = () => all.add(() => wait.start(job), { signal: wait.signal });
    jobs += 1;
    try {
      return await (own ? own.add(start, { signal: wait.signal }) : start());
    } finally {
      jobs -= 1;
      if (address !== undefined && own?.size === 0 && own.pending === 0) perAddress.delete(address);
    }
  };
}

/** A signal that follows another one until the job starts, since the queue would release the place of a running job. */
function endsWithStart(signal: AbortSignal | undefined) {
  const wait = new AbortController();
  const abort = () => wait.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: wait.signal,
    start: <T>(job: () => Promise<T>): Promise<T> => {
      signal?.removeEventListener('abort', abort);
      return job();
    },
  };
}
