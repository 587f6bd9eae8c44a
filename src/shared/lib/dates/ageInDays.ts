import { inKorea } from './inKorea';

const dayOf = (instant: string) => inKorea(instant).startOf('day');

/** How many midnights of Korea lie between an ISO instant and now; 0 on the same day (D72). */
export function ageInDays(instant: string, now: number): number {
  return Math.max(0, dayOf(new Date(now).toISOString()).diff(dayOf(instant), 'day'));
}

/** How many midnights of Korea lie between now and an ISO instant; 0 on the same day and once it is past. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, dayOf(instant).diff(dayOf(new Date(now).toISOString()), 'day'));
}
