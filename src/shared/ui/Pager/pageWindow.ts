import { LIMITS } from '@contract/limits';

/** The page numbers to show, at most five, with the current one in the middle where possible. Pages count from 1. */
export function pageWindow(page: number, totalPages: number, size: number = LIMITS.pagerWindow): number[] {
  const length = Math.min(size, totalPages);
  const latestStart = totalPages - length + 1;
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), latestStart));
  return Array.from({ length }, (_, index) => start + index);
}
