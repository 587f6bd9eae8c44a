export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  /** True with this probability in percent. */
  chance(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Picks so many different items, in their original order. */
  some<T>(values: readonly T[], count: number): T[];
}

/** Deterministic random numbers by seed (mulberry32): for demo data and tests, never for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function some<T>(values: readonly T[], count: number): T[] {
    const left = values.map((_, index) => index);
    const indexes = Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(between(0, left.length - 1), 1),
    );
    return indexes
      .flat()
      .sort((a, b) => a - b)
      .map((index) => values[index] as T);
  }

  return {
    next,
    between,
    chance: (percent) => next() * 100 < percent,
    pick: (values) => values[between(0, values.length - 1)] as (typeof values)[number],
    some,
  };
}
