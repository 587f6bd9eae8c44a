import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { ageInDays, shortDate } from '@/shared/lib/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "방금", "12분 전", "3시간 전", "어제", "3일 전", then the day. */
export function noticeAge(instant: string, now: number): string {
  const days = ageInDays(instant, now);
  if (days === 0) return timeToday(now - Date.parse(instant));
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : shortDate(instant);
}

function timeToday(passed: number): string {
  if (passed < MINUTE) return '방금';
  return passed < HOUR ? `${Math.floor(passed / MINUTE)}분 전` : `${Math.floor(passed / HOUR)}시간 전`;
}

/** The heading that a notice stands under. */
export function weekHeading(instant: string, now: number): string {
  const monday = mondayOf(todayInKorea(now));
  const day = todayInKorea(Date.parse(instant));
  if (day >= monday) return '이번 주';
  return day >= addDays(monday, -7) ? '지난주' : '그 전';
}
