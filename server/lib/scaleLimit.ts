/** A limit scaled by `RATE_LIMIT_MULTIPLIER`, at least 1. */
export const scaleLimit = (max: number, multiplier: number) => Math.max(1, Math.round(max * multiplier));
