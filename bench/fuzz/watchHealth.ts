import { Agent } from 'node:http';
import { sendRequest } from '../sendRequest';

const EVERY_MS = 50;

export interface HealthWatch {
  /** The longest response time so far, in milliseconds. */
  longest(): number;
  calls(): number;
  stop(): Promise<void>;
}

/**
 * Calls /api/health every 50 ms on a connection of its own.
 * @param report called with each duration in milliseconds and the status (0 without a response)
 */
export function watchHealth(origin: string, report: (wait: number, status: number) => void): HealthWatch {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [longest, calls, isStopped] = [0, 0, false];

  async function watch() {
    while (!isStopped) {
      const begun = performance.now();
      const { status } = await sendRequest(origin, { method: 'GET', path: '/api/health' }, agent).catch(() => ({
        status: 0,
      }));
      const wait = performance.now() - begun;
      longest = Math.max(longest, wait);
      calls += 1;
      report(wait, status);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - wait)));
    }
  }

  const ended = watch();
  return {
    longest: () => longest,
    calls: () => calls,
    stop: async () => {
      isStopped = true;
      await ended;
      agent.destroy();
    },
  };
}
