const STEPS = [1, 2, 5];
const INTERVALS = 4;

/** Round numbers from 0 to at least `most`, at most five intervals of whole numbers. */
export function chartTicks(most: number): number[] {
  const rough = Math.max(1, most / INTERVALS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const intervals = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}
