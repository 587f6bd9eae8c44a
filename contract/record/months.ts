import { addDays, daysBetween, daysInMonth, monthsElapsed, type DaySpan } from '../dates';

/** So many days beyond the whole months count as another month. */
const DAYS_OF_MONTH = 30;

const dayAfter = (date: string) => addDays(date, 1);

/**
 * Months of all spans together: spans that overlap or adjoin are merged; of each the whole months from its first day to
 * the day after its last, and one more for every 30 days that are left over of all (D121).
 */
export function monthsTogether(spans: readonly DaySpan[]): number {
  const parts = merge(spans).map(toMonthsAndDays);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return sum(parts.map(({ months }) => months)) + Math.floor(sum(parts.map(({ days }) => days)) / DAYS_OF_MONTH);
}

function merge(spans: readonly DaySpan[]): DaySpan[] {
  const merged: DaySpan[] = [];
  for (const { startDate, endDate } of [...spans].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && startDate <= dayAfter(last.endDate)) last.endDate = endDate > last.endDate ? endDate : last.endDate;
    else merged.push({ startDate, endDate });
  }
  return merged;
}

function toMonthsAndDays({ startDate, endDate }: DaySpan): { months: number; days: number } {
  const end = dayAfter(endDate);
  const months = monthsElapsed(startDate, end);
  return { months, days: daysBetween(addMonths(startDate, months), end) };
}

/** The same day of a later month, or its last day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const laterDay = Math.min(day, daysInMonth(laterYear, laterMonth));
  return [String(laterYear).padStart(4, '0'), pad(laterMonth), pad(laterDay)].join('-');
}

const pad = (value: number) => String(value).padStart(2, '0');
