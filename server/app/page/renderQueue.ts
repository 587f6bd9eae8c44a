import { createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { type Metrics } from '../../lib/metrics';
import { Unrendered } from './publicPage';

/** Renderings occupy the thread that serves every request, so they take turns, and few of them wait (D210). */
const QUEUE = { atOnce: 1, waiting: 8, waitingEach: 2 };
/** Maximum wait in milliseconds. */
export const LONGEST_WAIT = 300;

export interface RenderCaller {
  address: string;
  /** Ends the wait; a running rendering is completed for the cache. */
  signal: AbortSignal;
}

export interface RenderQueue {
  /** Renders when its turn comes. @throws Unrendered when too many wait, the wait is too long, or the signal aborts */
  run: <T>(render: () => Promise<T>, caller: RenderCaller) => Promise<T>;
  /** Resolves when nothing is rendered. */
  idle: () => Promise<unknown>;
}

/** Limits the renderings that run and wait, and offers both numbers as gauges. */
export function createRenderQueue(watch: Metrics['watch']): RenderQueue {
  const limited = createConcurrencyLimiter({ ...QUEUE, refusal: () => new Unrendered('Too many renderings wait.') });
  const running = new Set<Promise<unknown>>();
  let waiting = 0;
  watch('teamieum_pages_rendering', 'Pages that are rendered now.', () => running.size);
  watch('teamieum_pages_waiting', 'Pages that wait to be rendered.', () => waiting);

  async function follow<T>(rendering: Promise<T>): Promise<T> {
    running.add(rendering);
    return rendering.finally(() => running.delete(rendering));
  }

  return {
    async run(render, { address, signal }) {
      const wait = limitWait(signal);
      waiting += 1;
      const endWait = () => {
        if (wait.end()) waiting -= 1;
      };
      const start = () => {
        endWait();
        return follow(render());
      };
      return limited(start, { address, signal: wait.signal }).finally(endWait);
    },
    idle: () => Promise.allSettled(running),
  };
}

/** A signal that aborts with another one, and after the longest wait. */
function limitWait(client: AbortSignal) {
  const wait = new AbortController();
  const abort = () => wait.abort(new Unrendered('The rendering has waited too long, or its clients have left.'));
  const timer = setTimeout(abort, LONGEST_WAIT).unref();
  if (client.aborted) abort();
  client.addEventListener('abort', abort, { once: true });
  let isEnded = false;
  return {
    signal: wait.signal,
    /** Stops following. @returns whether this is the first call */
    end(): boolean {
      if (isEnded) return false;
      isEnded = true;
      clearTimeout(timer);
      client.removeEventListener('abort', abort);
      return true;
    },
  };
}
