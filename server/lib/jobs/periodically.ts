/** Work that runs at intervals, one run at a time. */
export interface Periodic<Result> {
  /** Runs now and at each interval. */
  start(): void;
  /** Runs, or waits for the run that is going on. */
  run(): Promise<Result>;
  /** Stops the timer and waits for the run that is going on. */
  close(): Promise<void>;
}

/**
 * Repeats work as long as the process runs.
 * @param interval in milliseconds
 * @param work handles its own errors; it asks `isClosing` before each further step, so that a stop does not wait for long
 */
export function periodically<Result>(
  interval: number,
  work: (isClosing: () => boolean) => Promise<Result>,
): Periodic<Result> {
  let running: Promise<Result> | null = null;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  function run(): Promise<Result> {
    running ??= work(() => closing).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void run(), interval).unref();
      void run();
    },
    run,
    async close() {
      closing = true;
      clearInterval(timer);
      await running;
    },
  };
}
