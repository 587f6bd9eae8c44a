import { KOREA_OFFSET_MS, todayInKorea } from './clock';

export { todayInKorea };

/** From the first to the last day, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  startDate: string;
  endDate: string;
}

/** Dates on the wire are `YYYY-MM-DD`, months `YYYY-MM`; on screen a birth date is dotted. */
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const ISO_MONTH = /^(\d{4})-(\d{2})$/;

/** Days of a month, 1 to 12, in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether the format is `YYYY-MM-DD`; `isRealDate` checks that the day exists. */
export const isIsoDate = (text: string) => ISO_DATE.test(text);
/** Whether the format is `YYYY-MM`; `isRealMonth` checks that the month exists. */
export const isIsoMonth = (text: string) => ISO_MONTH.test(text);

/** A month from 01 to 12 of a year within the range of PostgreSQL. */
export function isRealMonth(text: string): boolean {
  const [, year, month] = ISO_MONTH.exec(text) ?? [];
  return Number(year) > 0 && Number(month) >= 1 && Number(month) <= 12;
}

/** Whether the day exists: not 2023-02-29, not 2024-13-01. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (!isRealMonth(`${year}-${month}`)) return false;
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

/** An instant as `YYYY-MM-DD HH:mm` in Korea, for CSV and terminals. @param at epoch milliseconds */
export function isoMinuteInKorea(at: number): string {
  return new Date(at + KOREA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** An instant as members read it everywhere (MEND-111), in Korea: "26.11.27 01:20". @param at epoch milliseconds */
export const minuteInKorea = (at: number) => isoMinuteInKorea(at).slice(2).replaceAll('-', '.');

/** Whether a number of years has passed since a day; the anniversary of 29 February is 1 March in other years. */
export function isYearsAgo(date: string, years: number, today = todayInKorea()): boolean {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}` <= today;
}

const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

/** Whole months from one `YYYY-MM` to another. */
export function monthsBetween(start: string, end: string): number {
  return monthNumber(end) - monthNumber(start);
}

/** Whole months elapsed between two days: 2024-01-31 to 2024-02-29 is none (D31). */
export function monthsElapsed(start: string, end: string): number {
  const unfinished = Number(end.slice(8, 10)) < Number(start.slice(8, 10)) ? 1 : 0;
  return monthsBetween(start, end) - unfinished;
}

const DAY_MS = 24 * 3_600_000;

/** The day so many days after a `YYYY-MM-DD`; before it when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
}

/** "11월 27일" of a `YYYY-MM-DD`. */
export function dayInKorean(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}

const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const;

/** The weekday of a `YYYY-MM-DD`: "월요일". */
export const weekdayOf = (date: string) => WEEKDAYS[new Date(date).getUTCDay()] ?? WEEKDAYS[0];

/** The Monday of the week of a `YYYY-MM-DD`. */
export function mondayOf(date: string): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}

/** Two days as texts write them: `2026.05.27 ~ 2026.10.24`. */
export const dottedSpan = ({ startDate, endDate }: DaySpan): string =>
  [startDate, endDate].map((day) => day.replaceAll('-', '.')).join(' ~ ');
