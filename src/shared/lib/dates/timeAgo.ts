import { ageInDays } from './ageInDays';
import { shortDate } from './shortDate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * "방금", "12분 전", "3시간 전", "어제", "3일 전", then the day. Under an hour it is always minutes, also when midnight
 * has passed meanwhile (MEND-95).
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (passed < MINUTE) return '방금';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}분 전`;
  const days = ageInDays(instant, now);
  if (days === 0) return `${Math.floor(passed / HOUR)}시간 전`;
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : shortDate(instant);
}
