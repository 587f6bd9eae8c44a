import { createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { type Metrics } from '../../lib/metrics';
import { Unrendered } from './publicPage';

/** Maximum wait in milliseconds. */
export const LONGEST_WAIT = 300;
/** Renderings occupy the thread that serves every request, so they take turns, and few of them wait (D210). */
const QUEUE = {
  atOnce: 1,
  waiting: 8,
  waitingEach: 2,
  longestWait: LONGEST_WAIT,
  refusal: () => new Unrendered('Too many renderings wait, or this one has waited too long.'),
};

export interface RenderCaller {
  address: string;
  /** Ends the wait, with its reason; a running rendering is completed for the cache. */
  signal: AbortSignal;
}

export interface RenderQueue {
  /** Renders when its turn comes. @throws Unrendered when too many wait or the wait is too long; the signal's reason */
  run: <T>(render: () => Promise<T>, caller: RenderCaller) => Promise<T>;
  /** Resolves when nothing is rendered. */
  idle: () => Promise<unknown>;
}

/** Limits the renderings that run and wait, and offers both numbers as gauges. */
export function createRenderQueue(watch: Metrics['watch']): RenderQueue {
  const limited = createConcurrencyLimiter(QUEUE);
  const running = new Set<Promise<unknown>>();
  watch('teamieum_pages_rendering', 'Pages that are rendered now.', () => limited.counts().running);
  watch('teamieum_pages_waiting', 'Pages that wait to be rendered.', () => limited.counts().waiting);

  async function follow<T>(rendering: Promise<T>): Promise<T> {
    running.add(rendering);
    return rendering.finally(() => running.delete(rendering));
  }

  return {
    run: (render, caller) => limited(() => follow(render()), caller),
    idle: () => Promise.allSettled(running),
  };
}
