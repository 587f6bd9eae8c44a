/** Timeout of the remaining work after the drain, in milliseconds; longer than any statement may take. */
const PATIENCE = 20_000;

/**
 * A terminal and npm both forward one Ctrl-C: a second signal within this time, in milliseconds, counts as the same
 * one.
 */
const ECHO = 1_000;

type Close = () => Promise<unknown>;

/**
 * Ends the process on SIGTERM and SIGINT after everything that was opened is closed, the last opened first. A second
 * signal ends it at once, and so does a close that takes too long.
 * @param drainTime minimum milliseconds of the drain
 * @returns the function that registers what was opened
 */
export function stopOnSignals(drainTime: number): (close: Close) => void {
  const opened: Close[] = [];
  let askedAt: number | undefined;

  async function stop() {
    const now = Date.now();
    if (askedAt !== undefined) {
      if (now - askedAt > ECHO) process.exit(1);
      return;
    }
    askedAt = now;
    setTimeout(() => process.exit(1), drainTime + PATIENCE).unref();
    for (const close of opened.reverse()) await close();
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error('The stop failed.', error);
        process.exit(1);
      });
    });
  }
  return (close) => opened.push(close);
}
