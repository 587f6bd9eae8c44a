/** Timeout of the remaining work after the drain, in milliseconds: the process ends within ten seconds (D217). */
const PATIENCE = 7_000;

/** Milliseconds that each close has at least, after that timeout, too: the embedded database would outlive the process. */
const LEAST = 2_500;

/**
 * A terminal and npm both forward one Ctrl-C: a second signal within this time, in milliseconds, counts as the same
 * one.
 */
const ECHO = 1_000;

type Close = () => Promise<unknown>;

/**
 * Ends the process on SIGTERM and SIGINT after everything that was opened is closed, the last opened first. A close that
 * fails or takes too long does not keep the others from closing; the exit code is then 1. A second signal ends the process at once.
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
    const deadline = now + drainTime + PATIENCE;
    let code = 0;
    for (const close of opened.reverse()) {
      const isClosed = await isClosedWithin(Math.max(deadline - Date.now(), LEAST), close);
      if (!isClosed) code = 1;
    }
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  return (close) => opened.push(close);
}

async function isClosedWithin(time: number, close: Close): Promise<boolean> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, time, new Error('A close took too long.')));
  try {
    await Promise.race([close(), tooLate]);
    return true;
  } catch (error) {
    console.error('The stop failed.', error);
    return false;
  }
}
