/** A quantile of times in milliseconds, rounded to a hundredth; 0.5 is the median. */
export function quantile(times: readonly number[], part: number): number {
  return Math.round((valueAt(times, part) ?? 0) * 100) / 100;
}

/** The median without rounding; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return valueAt(values, 0.5) ?? NaN;
}

function valueAt(values: readonly number[], part: number): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)];
}
