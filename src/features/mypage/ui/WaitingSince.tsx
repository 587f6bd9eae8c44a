import { ageInDays, shortDate } from '@/shared/lib/dates';
import { useServerNow } from '@/shared/session';

/** Days after which the date is shown instead of the age. */
const LONG = 30;

/** The age of a pending item: "오늘", "어제", "3일 전", later its date. */
export function WaitingSince({ instant }: { instant: string }) {
  const age = ageInDays(instant, useServerNow());
  return <time dateTime={instant}>{ageText(age, instant)}</time>;
}

function ageText(age: number, instant: string): string {
  if (age < 2) return age === 0 ? '오늘' : '어제';
  return age < LONG ? `${age}일 전` : shortDate(instant);
}
