import { asEdit, digitsOf } from './caret';

const DAY_DIGITS = 8;
const LAST_MONTH = 12;
const LAST_DAY = 31;

/** Stands between the two days of a span. */
export const SPAN_SEPARATOR = ' ~ ';

/** Two digits, at most `max`; whether such a day exists is for the rules to say. */
const capped = (digits: string, max: number) => (Number(digits) > max ? String(max) : digits);

function dayOf(digits: string): string {
  const parts = [digits.slice(0, 4), capped(digits.slice(4, 6), LAST_MONTH), capped(digits.slice(6, 8), LAST_DAY)];
  return parts.filter((part) => part !== '').join('.');
}

/** Two days while they are typed: digits only, `YYYY.MM.DD ~ YYYY.MM.DD`, months up to 12, days up to 31 (spec §5). */
export function formatDaySpan(text: string): string {
  const digits = digitsOf(text);
  return [digits.slice(0, DAY_DIGITS), digits.slice(DAY_DIGITS, 2 * DAY_DIGITS)]
    .filter((day) => day !== '')
    .map(dayOf)
    .join(SPAN_SEPARATOR);
}

export const maskDaySpan = asEdit(formatDaySpan);
