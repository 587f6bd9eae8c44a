import pLimit from 'p-limit';
import { unavailable } from './errors';

/** Runs at most so many jobs at once and lets at most so many wait. */
export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Bounds the concurrency and the queue of work that takes a core (argon2, images): it runs in libuv's pool, so the event
 * loop stays free. Refuses a job at once when the queue is full.
 */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const limit = pLimit(atOnce);

  /** @throws ApiError 503 when too many wait already */
  return async (job) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw unavailable();
    return limit(job);
  };
}
