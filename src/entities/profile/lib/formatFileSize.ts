const SMALLEST_SHOWN = 0.1;

/** A file size with one decimal; never shown as 0. @param megabytes as on the wire */
export function formatFileSize(megabytes: number): string {
  return `${Math.max(SMALLEST_SHOWN, Math.round(megabytes * 10) / 10)}MB`;
}
