/** Durations in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant minus so many milliseconds. */
export const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
