import { ageInDays } from './ageInDays';
import { shortDate } from './shortDate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "방금", "12분 전", "3시간 전", "어제", "3일 전", then the day. */
export function timeAgo(instant: string, now: number): string {
  const days = ageInDays(instant, now);
  if (days === 0) return timeToday(now - Date.parse(instant));
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : shortDate(instant);
}

function timeToday(passed: number): string {
  if (passed < MINUTE) return '방금';
  return passed < HOUR ? `${Math.floor(passed / MINUTE)}분 전` : `${Math.floor(passed / HOUR)}시간 전`;
}
