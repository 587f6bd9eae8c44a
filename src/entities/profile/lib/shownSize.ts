const SMALLEST_SHOWN = 0.1;

/** A file size with one decimal; nothing is shown as 0. @param megabytes as the wire tells it */
export function shownSize(megabytes: number): string {
  return `${Math.max(SMALLEST_SHOWN, Math.round(megabytes * 10) / 10)}MB`;
}
