import { inKorea } from './inKorea';

const dayOf = (instant: string) => inKorea(instant).startOf('day');

/** The number of midnights in Korea between an ISO instant and now; 0 on the same day (D72). */
export function ageInDays(instant: string, now: number): number {
  return Math.max(0, dayOf(new Date(now).toISOString()).diff(dayOf(instant), 'day'));
}

/** The number of midnights in Korea between now and an ISO instant; 0 on the same day and once it is past. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, dayOf(instant).diff(dayOf(new Date(now).toISOString()), 'day'));
}
