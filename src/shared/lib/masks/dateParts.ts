import { daysInMonth } from '@contract/dates';
import { asEdit, digitsOf } from './caret';
import { joinParts, readParts } from './parts';
import { expandShortDate, startsWithYear } from './shortDate';

const YEAR_LENGTH = 4;
const PART_LENGTH = 2;
const DAY_LENGTHS = [YEAR_LENGTH, PART_LENGTH, PART_LENGTH];
const MONTH_LENGTHS = [YEAR_LENGTH, PART_LENGTH];
const MONTHS = 12;
const LONGEST_MONTH = 31;
const CENTURY = '20';
/** February has 29 days while its year is not known yet. */
const ANY_LEAP_YEAR = 2024;

/** `clampPart('13', 12)` is '12', '00' is '01'; one digit alone may still become two. */
function clampPart(part: string, max: number): string {
  if (part.length < PART_LENGTH) return part;
  return String(Math.min(max, Math.max(1, Number(part)))).padStart(PART_LENGTH, '0');
}

/** `24` becomes `2024`; shorter and longer years do not change (spec §5). */
const fullYear = (year: string) => (year.length === PART_LENGTH ? CENTURY + year : year);

/** The number of parts that the member has finished by typing a separator behind them. */
const finishedParts = (text: string) => text.replace(/^\D+/, '').split(/\D+/).length - 1;

function finishPart(part: string, index: number): string {
  return index === 0 || part === '' ? fullYear(part) : part.padStart(PART_LENGTH, '0');
}

/** While it is typed, `240331` is a short date (YYMMDD): its 31 is a day and must not be capped as a month (F31). */
const mayBeShort = (year: string, day: string) => year.length === YEAR_LENGTH && !startsWithYear(year) && day === '';

function clampDate([year = '', month = '', day = '']: string[]): string[] {
  const clampedMonth = clampPart(month, MONTHS);
  const lastDay =
    clampedMonth.length === PART_LENGTH
      ? daysInMonth(year.length === YEAR_LENGTH ? Number(year) : ANY_LEAP_YEAR, Number(clampedMonth))
      : LONGEST_MONTH;
  return [year, clampedMonth, clampPart(day, lastDay)];
}

/** A separator typed at the end stays, so the next part can be typed. */
function awaitsNext(parts: readonly string[], finished: number): boolean {
  const filled = parts.filter((part) => part !== '').length;
  return filled > 0 && filled === finished && filled < parts.length;
}

function format(text: string, caret: number, lengths: readonly number[], separator: string): string {
  // Parts are finished while typing at the end only: in the middle the caret would lose its digit.
  const finished = caret < text.length ? 0 : finishedParts(text);
  const parts = readParts(text, caret, lengths).map((part, i) => (i < finished ? finishPart(part, i) : part));
  const isShort = lengths === DAY_LENGTHS && mayBeShort(parts[0] ?? '', parts[2] ?? '');
  const shown = isShort ? parts : clampDate(parts).slice(0, lengths.length);
  return joinParts(shown, separator) + (awaitsNext(shown, finished) ? separator : '');
}

/** Expands a short date; other texts keep their separators. */
function expandShort(text: string, count: number): string {
  const digits = digitsOf(text);
  const expanded = expandShortDate(digits, count);
  return expanded === digits ? text : expanded;
}

function finish(text: string, lengths: readonly number[], separator: string): string {
  const expanded = expandShort(text, lengths.length);
  const parts = readParts(expanded, expanded.length, lengths).map(finishPart);
  return joinParts(clampDate(parts).slice(0, lengths.length), separator);
}

/** A day while it is typed: `YYYY.MM.DD`, month 1 to 12, day to the month's length, `00` becomes `01` (spec §5). */
export const formatDate = (text: string, caret = text.length) => format(text, caret, DAY_LENGTHS, '.');
/** The same on blur: a year of two digits gets its `20`, single digits a zero. */
export const finishDate = (text: string) => finish(text, DAY_LENGTHS, '.');

/** A month while it is typed: `YYYY-MM`, month 1 to 12. */
export const formatMonth = (text: string, caret = text.length) => format(text, caret, MONTH_LENGTHS, '-');
/** The same on blur, as `finishDate`. */
export const finishMonth = (text: string) => finish(text, MONTH_LENGTHS, '-');

export const maskDate = asEdit(formatDate);
export const maskMonth = asEdit(formatMonth);
