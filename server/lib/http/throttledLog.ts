import { type FastifyInstance } from 'fastify';
import { MINUTE } from '../durations';

type Level = 'error' | 'warn';

/**
 * Logs an event that clients can cause at will: its first line at once, and at most one line a minute for all events of
 * the same kind, with their number (D216).
 * @param kind the message and what else distinguishes the kind, of few values, such as the pattern of a route
 */
export type ThrottledLog = (level: Level, fields: object, message: string, kind?: string) => void;

declare module 'fastify' {
  interface FastifyInstance {
    throttledLog: ThrottledLog;
  }
}

interface Window {
  /** Events since the last line. */
  count: number;
  write: () => void;
}

/** Creates a log whose counts are written at the end of each minute, and when it is flushed. */
export function createThrottledLog(log: Record<Level, (fields: object, message: string) => void>, every = MINUTE) {
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes the counts of all kinds, and forgets those without an event since the last line. */
  function flush(): void {
    for (const [key, window] of windows) {
      if (window.count === 0) windows.delete(key);
      else window.write();
    }
    if (windows.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  const write: ThrottledLog = (level, fields, message, kind = '') => {
    const key = `${message} ${kind}`;
    const known = windows.get(key);
    const window: Window = {
      count: (known?.count ?? 0) + 1,
      write() {
        log[level]({ ...fields, count: window.count }, message);
        window.count = 0;
      },
    };
    windows.set(key, window);
    if (known) return;
    window.write();
    timer ??= setInterval(flush, every).unref();
  };

  return {
    write,
    close: () => {
      flush();
      clearInterval(timer);
    },
  };
}

/** Adds `throttledLog` to the application. */
export function installThrottledLog(app: FastifyInstance): void {
  const { write, close } = createThrottledLog(app.log);
  app.decorate('throttledLog', write);
  app.addHook('onClose', async () => close());
}
