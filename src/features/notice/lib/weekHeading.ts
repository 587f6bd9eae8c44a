import { addDays, mondayOf, todayInKorea } from '@contract/dates';

/** The heading above a notice. */
export function weekHeading(instant: string, now: number): string {
  const monday = mondayOf(todayInKorea(now));
  const day = todayInKorea(Date.parse(instant));
  if (day >= monday) return '이번 주';
  return day >= addDays(monday, -7) ? '지난주' : '그 전';
}
