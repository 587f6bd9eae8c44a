import { todayInKorea } from '@contract/dates';
import { DAY, HOUR } from '../durations';

/** In Seoul; nobody is woken by a push (D175). */
const FROM = 21;
const UNTIL = 8;

const hoursOf = (at: Date) => (at.getTime() - startOfDay(at)) / HOUR;
const startOfDay = (at: Date) => Date.parse(`${todayInKorea(at.getTime())}T00:00:00+09:00`);

/** Whether nothing is pushed at this time. */
export const isQuiet = (at: Date): boolean => hoursOf(at) >= FROM || hoursOf(at) < UNTIL;

/** The next 08:00. */
export function nextMorning(at: Date): Date {
  const morning = startOfDay(at) + UNTIL * HOUR;
  return new Date(morning > at.getTime() ? morning : morning + DAY);
}
