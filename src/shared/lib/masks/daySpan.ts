import { asEdit, digitsOf } from './caret';
import { expandShortDate, startsWithYear } from './shortDate';

const DAY_DIGITS = 8;
const SHORT_DIGITS = 6;
const DAY_PARTS = 3;
const LAST_MONTH = 12;
const LAST_DAY = 31;

/** The separator between the two days of a span. */
export const SPAN_SEPARATOR = ' ~ ';

/** Two digits, at most `max`; the rules check whether the day exists. */
const capped = (digits: string, max: number) => (Number(digits) > max ? String(max) : digits);

const capDay = (digits: string) =>
  digits.slice(0, 4) + capped(digits.slice(4, 6), LAST_MONTH) + capped(digits.slice(6, 8), LAST_DAY);

const dotted = (digits: string) =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter((part) => part !== '').join('.');

const joinDays = (days: readonly string[]) =>
  days
    .filter((day) => day !== '')
    .map(dotted)
    .join(SPAN_SEPARATOR);

const splitDays = (digits: string, length: number) => [digits.slice(0, length), digits.slice(length, 2 * length)];

/**
 * Two days while they are typed: digits only, `YYYY.MM.DD ~ YYYY.MM.DD`, months up to 12, days up to 31 (spec §5). Digits
 * that begin with no year may still be short dates, so nothing of them is capped before the field is left (F31).
 */
export function formatDaySpan(text: string): string {
  const days = splitDays(digitsOf(text), DAY_DIGITS);
  return joinDays(days.map((day) => (startsWithYear(day) ? capDay(day) : day)));
}

/** The same on blur: `240302`, alone or as one of two days, is of 20YY. */
export function finishDaySpan(text: string): string {
  const digits = digitsOf(text);
  const areShort = digits.length === 2 * SHORT_DIGITS && !startsWithYear(digits);
  const days = splitDays(digits, areShort ? SHORT_DIGITS : DAY_DIGITS);
  return joinDays(days.map((day) => capDay(expandShortDate(day, DAY_PARTS))));
}

export const maskDaySpan = asEdit(formatDaySpan);
