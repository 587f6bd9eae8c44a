import { useUploadPercent } from './useUploadPercent';

/**
 * The upload progress of each file of an endpoint's form, 0 to 100, in the order of sending; null while none is
 * uploaded. All files are parts of one request, in order, so the bytes sent give the progress of each (D74).
 */
export function useFilePercents(endpoint: string, files: readonly { size: number }[]): number[] | null {
  const percent = useUploadPercent(endpoint);
  return percent === null ? null : sharePercent(percent, files);
}

/** Converts the percentage of all bytes to one per file. */
export function sharePercent(percent: number, files: readonly { size: number }[]): number[] {
  let left = (percent / 100) * files.reduce((sum, { size }) => sum + size, 0);

  return files.map(({ size }) => {
    const sent = Math.min(size, left);
    left -= sent;
    return size > 0 ? Math.floor((sent / size) * 100) : percent;
  });
}
