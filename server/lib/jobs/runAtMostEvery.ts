interface Schedule {
  /** Milliseconds from now until the first run. */
  first: number;
  every: number;
}

/** Throttles a task: calls within `every` milliseconds of the last run do nothing. */
export function runAtMostEvery(
  task: () => Promise<void>,
  now: () => number,
  { first, every }: Schedule,
): () => Promise<void> {
  let due = now() + first;
  return async () => {
    if (now() < due) return;
    due = now() + every;
    await task();
  };
}
