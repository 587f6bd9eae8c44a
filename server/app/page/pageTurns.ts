import { setImmediate as nextIteration } from 'node:timers/promises';
import { type FastifyRequest } from 'fastify';
import { clientSignal } from '../../lib/http/clientSignal';
import { byAddress } from '../../lib/http/rateLimits';
import { areWaitingJobsRefused, createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { type Metrics } from '../../lib/metrics';

/** Pages of an address that begin in one iteration of the event loop before the next ones wait. */
const BEGUN_AT_ONCE = 4;
/** Maximum wait in milliseconds; some hundred pages of an address take a second or two. */
const LONGEST_WAIT = 10_000;

/**
 * Begins few pages of an address per iteration of the event loop: other requests are served between them, however many
 * connections request pages at once (D210).
 * @returns waits for the turn of a request. It throws ApiError 499 when the client has gone, 503 after the longest wait
 */
export function createPageTurns(metrics: Metrics, longestWait = LONGEST_WAIT) {
  const inTurn = createConcurrencyLimiter({ atOnce: 2, waiting: Infinity, longestWait });
  metrics.watchQueue('page', inTurn.counts);
  /** The pages of each address that have begun in this iteration or wait. */
  const pages = new Map<string, number>();

  function end(address: string): void {
    const left = (pages.get(address) ?? 1) - 1;
    if (left > 0) pages.set(address, left);
    else pages.delete(address);
  }

  return async (request: FastifyRequest): Promise<void> => {
    const address = byAddress(request);
    const others = pages.get(address) ?? 0;
    pages.set(address, others + 1);
    if (others < BEGUN_AT_ONCE) {
      setImmediate(end, address);
      return;
    }
    const signal = clientSignal(request);
    try {
      await inTurn(() => nextIteration(), { address, signal });
    } catch (error) {
      // A process that stops sends the page.
      if (signal.aborted || !areWaitingJobsRefused()) throw error;
    } finally {
      end(address);
    }
  };
}
