import { asEdit, digitsOf } from './caret';
import { joinParts, readParts } from './parts';
import { expandShortDate, startsWithYear } from './shortDate';

const DAY_LENGTHS = [4, 2, 2];
const SPAN_LENGTHS = [...DAY_LENGTHS, ...DAY_LENGTHS];
const SHORT_LENGTHS = [2, 2, 2];
const SHORT_DIGITS = 6;
const LAST_MONTH = 12;
const LAST_DAY = 31;

/** The separator between the two days of a span. */
export const SPAN_SEPARATOR = ' ~ ';

/** Two digits, at most `max`; the rules check whether the day exists. */
const capped = (digits: string, max: number) => (Number(digits) > max ? String(max) : digits);

const capDay = ([year = '', month = '', day = '']: readonly string[]) => [
  year,
  capped(month, LAST_MONTH),
  capped(day, LAST_DAY),
];

/** The parts of both days. */
function readDays(text: string, caret = text.length, lengths: readonly number[] = SPAN_LENGTHS): string[][] {
  const parts = readParts(text, caret, lengths);
  return [parts.slice(0, DAY_LENGTHS.length), parts.slice(DAY_LENGTHS.length)];
}

function joinDays(days: readonly string[][]): string {
  const [start = '', end = ''] = days.map((day) => joinParts(day, '.'));
  return end === '' ? start : start + SPAN_SEPARATOR + end;
}

/**
 * Two days while they are typed: digits only, `YYYY.MM.DD ~ YYYY.MM.DD`, months up to 12, days up to 31 (spec §5). Digits
 * that begin with no year may still be short dates, so nothing of them is capped before the field is left (F31).
 */
export function formatDaySpan(text: string, caret = text.length): string {
  return joinDays(readDays(text, caret).map((day) => (startsWithYear(day[0] ?? '') ? capDay(day) : day)));
}

/** A day on blur: a short one is of 20YY, single digits get a zero. */
function finishDay(day: readonly string[]): string[] {
  const digits = day.join('');
  const expanded = expandShortDate(digits, DAY_LENGTHS.length);
  const parts = expanded === digits ? day : readParts(expanded, expanded.length, DAY_LENGTHS);
  return capDay(parts.map((part, index) => (index > 0 && part !== '' ? part.padStart(2, '0') : part)));
}

/** The same on blur: `240302`, alone or as one of two days, is of 20YY. */
export function finishDaySpan(text: string): string {
  const digits = digitsOf(text);
  const areShort = digits.length === 2 * SHORT_DIGITS && !startsWithYear(digits);
  const days = areShort ? readDays(digits, digits.length, [...SHORT_LENGTHS, ...SHORT_LENGTHS]) : readDays(text);
  return joinDays(days.map(finishDay));
}

export const maskDaySpan = asEdit(formatDaySpan);
