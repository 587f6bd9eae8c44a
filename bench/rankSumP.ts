/**
 * The probability that two sets of times from the same distribution differ this much: the two-sided p of Wilcoxon's
 * rank sum test. Below 0.01 a difference counts as real. Ranks make it robust against a few very slow calls.
 */
export function rankSumP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, own: true })), ...other.map((time) => ({ time, own: false }))];
  all.sort((a, b) => a.time - b.time);
  const rankSum = all.reduce((sum, { own }, index) => sum + (own ? index + 1 : 0), 0);
  const mean = (one.length * (all.length + 1)) / 2;
  const deviation = Math.sqrt((one.length * other.length * (all.length + 1)) / 12);
  return 2 * upperTail(Math.abs(rankSum - mean) / deviation);
}

/** Upper tail of the normal distribution (Zelen and Severo, to 7 digits). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
