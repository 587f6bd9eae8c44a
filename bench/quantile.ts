/** A quantile of times in milliseconds, to a hundredth: 0.5 is the median. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 100) / 100;
}
