const YEAR_LENGTH = 4;
const CENTURY = '20';
const PART_LENGTH = 2;

/** Whether digits begin with a plausible year; others are read as short dates (F31). */
export function startsWithYear(digits: string): boolean {
  const year = digits.slice(0, YEAR_LENGTH);
  return year >= '1900' && year <= '2099';
}

/** Prefixes a short date, `240302` or of a month `2403`, with its century `20`; others do not change. */
export function expandShortDate(digits: string, parts: number): string {
  const isShort = digits.length === parts * PART_LENGTH && !startsWithYear(digits);
  return isShort ? CENTURY + digits : digits;
}

/** `24` becomes `2024`; shorter and longer years do not change (spec §5). */
export const fullYear = (year: string) => (year.length === PART_LENGTH ? CENTURY + year : year);
