import { inKorea } from './inKorea';

/** How many midnights of Korea lie between an ISO instant and now; 0 on the same day (D72). */
export function ageInDays(instant: string, now: number): number {
  const day = inKorea(instant).startOf('day');
  const today = inKorea(new Date(now).toISOString()).startOf('day');
  return Math.max(0, today.diff(day, 'day'));
}
