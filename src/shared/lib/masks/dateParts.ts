import { daysInMonth } from '@contract/dates';
import { asEdit, digitsOf } from './caret';
import { expandShortDate, startsWithYear } from './shortDate';

const YEAR_LENGTH = 4;
const PART_LENGTH = 2;
const DAY_PARTS = 3;
const MONTHS = 12;
const LONGEST_MONTH = 31;
const CENTURY = '20';
/** February has 29 days while its year is not known yet. */
const ANY_LEAP_YEAR = 2024;

const lengthOf = (index: number) => (index === 0 ? YEAR_LENGTH : PART_LENGTH);

/** `clampPart('13', 12)` is '12', '00' is '01'; one digit alone may still become two. */
function clampPart(part: string, max: number): string {
  if (part.length < PART_LENGTH) return part;
  return String(Math.min(max, Math.max(1, Number(part)))).padStart(PART_LENGTH, '0');
}

/** Splits typed text into year, month and day: digits beyond a part's length belong to the next one. */
function readParts(text: string, count: number): string[] {
  const typed = text.split(/\D+/);
  const parts: string[] = [];
  let carried = '';
  for (let index = 0; index < count; index += 1) {
    const digits = carried + (typed[index] ?? '');
    parts.push(digits.slice(0, lengthOf(index)));
    carried = digits.slice(lengthOf(index));
  }
  return parts;
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

/** Joins the parts; a separator typed at the end stays, so the next part can be typed. */
function joinParts(parts: string[], separator: string, finished: number): string {
  const filled = parts.filter((part) => part !== '');
  const awaitsNext = filled.length > 0 && filled.length === finished && filled.length < parts.length;
  return filled.join(separator) + (awaitsNext ? separator : '');
}

function format(text: string, count: number, separator: string): string {
  const finished = finishedParts(text);
  const parts = readParts(text, count).map((part, index) => (index < finished ? finishPart(part, index) : part));
  const isShort = count === DAY_PARTS && mayBeShort(parts[0] ?? '', parts[2] ?? '');
  return joinParts((isShort ? parts : clampDate(parts)).slice(0, count), separator, finished);
}

/** Expands a short date; other texts keep their separators. */
function expandShort(text: string, count: number): string {
  const digits = digitsOf(text);
  const expanded = expandShortDate(digits, count);
  return expanded === digits ? text : expanded;
}

function finish(text: string, count: number, separator: string): string {
  const parts = readParts(expandShort(text, count), count).map(finishPart);
  return joinParts(clampDate(parts).slice(0, count), separator, 0);
}

/** A day while it is typed: `YYYY.MM.DD`, month 1 to 12, day to the month's length, `00` becomes `01` (spec §5). */
export const formatDate = (text: string) => format(text, 3, '.');
/** The same on blur: a year of two digits gets its `20`, single digits a zero. */
export const finishDate = (text: string) => finish(text, 3, '.');

/** A month while it is typed: `YYYY-MM`, month 1 to 12. */
export const formatMonth = (text: string) => format(text, 2, '-');
/** The same on blur, as `finishDate`. */
export const finishMonth = (text: string) => finish(text, 2, '-');

export const maskDate = asEdit(formatDate);
export const maskMonth = asEdit(formatMonth);
