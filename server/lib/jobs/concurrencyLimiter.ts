import pLimit from 'p-limit';
import { unavailable, type ApiError } from '../http/errors';

/** Maximum of running and of queued jobs. */
export type ConcurrencyLimiter = <T>(job: () => Promise<T>) => Promise<T>;

interface ConcurrencyLimiterOptions {
  atOnce: number;
  waiting: number;
  refusal?: () => ApiError;
}

/**
 * Limits the concurrency and the queue of CPU-bound work (argon2, images). It runs in libuv's thread pool, so the event
 * loop is not blocked. Refuses a job at once when the queue is full.
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting,
  refusal = unavailable,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const limit = pLimit(atOnce);

  /** @throws ApiError 503, or the error of the options, when the queue is full */
  return async (job) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw refusal();
    return limit(job);
  };
}
