interface Schedule {
  /** Milliseconds from now until the first time. */
  first: number;
  every: number;
}

/** An errand that is called often and done seldom. */
export function runAtMostEvery(
  errand: () => Promise<void>,
  now: () => number,
  { first, every }: Schedule,
): () => Promise<void> {
  let due = now() + first;
  return async () => {
    if (now() < due) return;
    due = now() + every;
    await errand();
  };
}
