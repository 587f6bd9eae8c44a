/**
 * The index that an arrow, Home or End key selects in a row of `length` tabs, undefined for other keys. Wraps around.
 */
export function nextTab(key: string, current: number, length: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (current + 1) % length,
    ArrowLeft: (current - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  return targets[key];
}
