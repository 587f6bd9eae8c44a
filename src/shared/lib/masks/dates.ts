import { daysInMonth } from '@contract/dates';
import { capped, clampPart, dateMask } from './dateMask';
import { startsWithYear } from './shortDate';

const YEAR_LENGTH = 4;
const PART_LENGTH = 2;
const DAY_LENGTHS = [YEAR_LENGTH, PART_LENGTH, PART_LENGTH];
const MONTH_LENGTHS = [YEAR_LENGTH, PART_LENGTH];
const MONTHS = 12;
const LONGEST_MONTH = 31;
/** February has 29 days while its year is not known yet. */
const ANY_LEAP_YEAR = 2024;

/** Month 1 to 12, day to the month's length, `00` becomes `01`. */
function clampDay([year = '', month = '', day = '']: readonly string[]): string[] {
  const clampedMonth = clampPart(month, MONTHS);
  const lastDay =
    clampedMonth.length === PART_LENGTH
      ? daysInMonth(year.length === YEAR_LENGTH ? Number(year) : ANY_LEAP_YEAR, Number(clampedMonth))
      : LONGEST_MONTH;
  return [year, clampedMonth, clampPart(day, lastDay)];
}

const clampMonth = ([year = '', month = '']: readonly string[]) => [year, clampPart(month, MONTHS)];

const capDay = ([year = '', month = '', day = '']: readonly string[]) => [
  year,
  capped(month, MONTHS),
  capped(day, LONGEST_MONTH),
];

/** Completes a month with one of its days; other parts stay. */
const withDay =
  (dayOf: (year: number, month: number) => number) =>
  (parts: readonly string[]): readonly string[] => {
    const [year = '', month = '', day = ''] = parts;
    const isMonth = year.length === YEAR_LENGTH && Number(month) > 0 && day === '';
    return isMonth ? [year, month, String(dayOf(Number(year), Number(month))).padStart(PART_LENGTH, '0')] : parts;
  };

/** A day, `YYYY.MM.DD`: month 1 to 12, day to the month's length (spec §5). */
export const dayMask = dateMask({
  lengths: DAY_LENGTHS,
  count: 1,
  separator: '.',
  cap: clampDay,
  takesShort: true,
  // While it is typed, the 31 of `240331` is a day and must not be capped as a month (F31).
  mayBeShort: ([year = '', , day = '']) => year.length === YEAR_LENGTH && !startsWithYear(year) && day === '',
});

/** A month, `YYYY-MM`: 1 to 12. */
export const monthMask = dateMask({
  lengths: MONTH_LENGTHS,
  count: 1,
  separator: '-',
  cap: clampMonth,
  takesShort: true,
  mayBeShort: () => false,
});

/**
 * Two days in one line, `YYYY.MM.DD ~ YYYY.MM.DD`: months up to 12, days up to 31; the rules check whether they exist.
 * `2024.3 ~ 2024.6` is from the first day of March to the last of June.
 */
export const daySpanMask = dateMask({
  lengths: DAY_LENGTHS,
  count: 2,
  separator: '.',
  cap: capDay,
  takesShort: true,
  mayBeShort: ([year = '']) => !startsWithYear(year),
  completeMonth: { start: withDay(() => 1), end: withDay(daysInMonth) },
});

/** A birth date, `YYYY.MM.DD`: eight digits, never of a short year (F31); the rules check whether the day exists. */
export const birthMask = dateMask({
  lengths: DAY_LENGTHS,
  count: 1,
  separator: '.',
  cap: (parts) => [...parts],
  takesShort: false,
  mayBeShort: () => false,
});
