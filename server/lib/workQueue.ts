import { unavailable } from './errors';

/** Runs at most so many jobs at once and lets at most so many wait. */
export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * A bounded queue for work that takes a core (argon2, images): it runs in libuv's pool, so the event loop stays free, and
 * a crowd is turned away early instead of waiting without end.
 */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw unavailable();
    return new Promise((resolve) => queue.push(resolve));
  }

  /** The place passes on to the next one, so `running` stays as it is. */
  function leave() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  /** @throws ApiError 503 when too many wait already */
  return async (job) => {
    await turn();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
