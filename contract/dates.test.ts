import {
  addDays,
  daysBetween,
  isRealDate,
  isRealMonth,
  isoMinuteInKorea,
  minuteInKorea,
  mondayOf,
  monthsElapsed,
  todayInKorea,
} from './dates';
import { archiveDuration, projectPeriod } from './period';

describe('dates', () => {
  it.each(['2024-02-29', '1900-01-01', '2025-12-31'])('accept the existing date %s', (date) => {
    expect(isRealDate(date)).toBe(true);
  });

  it.each(['2023-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-01-00', '0000-01-01', '2025-1-1', ''])(
    'refuse %j, which is not an existing date',
    (date) => {
      expect(isRealDate(date)).toBe(false);
    },
  );

  it('accept only months from 01 to 12', () => {
    expect(isRealMonth('2025-12')).toBe(true);
    expect(isRealMonth('2025-13')).toBe(false);
    expect(isRealMonth('2025-00')).toBe(false);
  });

  it('start the day at midnight in Korea', () => {
    expect(todayInKorea(Date.UTC(2025, 0, 1, 14, 59))).toBe('2025-01-01');
    expect(todayInKorea(Date.UTC(2025, 0, 1, 15, 0))).toBe('2025-01-02');
  });

  it('are formatted to the minute in Korean time', () => {
    expect(minuteInKorea(Date.UTC(2025, 11, 31, 15, 5, 59))).toBe('26.01.01 00:05');
    expect(isoMinuteInKorea(Date.UTC(2025, 11, 31, 15, 5, 59))).toBe('2026-01-01 00:05');
  });

  it('count a month as elapsed only when its day is reached', () => {
    expect(monthsElapsed('2024-01-31', '2024-02-29')).toBe(0);
    expect(monthsElapsed('2024-01-29', '2024-02-29')).toBe(1);
  });
});

describe('periods', () => {
  it.each([
    ['2025-01', '2025-01', 'ONE_MONTH_LESS'],
    ['2025-01', '2025-02', 'ONE_TO_THREE_MONTH'],
    ['2025-01', '2025-03', 'ONE_TO_THREE_MONTH'],
    ['2025-01', '2025-04', 'THREE_TO_SIX_MONTH'],
    ['2025-01', '2025-06', 'THREE_TO_SIX_MONTH'],
    ['2025-01', '2025-07', 'SIX_TO_ONE_YEAR'],
    ['2025-01', '2025-12', 'SIX_TO_ONE_YEAR'],
    ['2025-01', '2026-01', 'OVER_ONE_YEAR'],
  ])('of a project from %s to %s are %s', (start, end, period) => {
    expect(projectPeriod(start, end)).toBe(period);
  });

  it('of an archive are whole months between two days', () => {
    expect(archiveDuration('2024-01-31', '2024-02-29')).toBe('ONE_MONTH_LESS');
    expect(archiveDuration('2024-01-31', '2025-01-31')).toBe('OVER_ONE_YEAR');
  });
});

describe('day and week arithmetic', () => {
  it('adds and subtracts days across months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-03-01', -1), addDays('2028-02-28', 1)]).toEqual([
      ...['2027-01-01', '2027-02-28', '2028-02-29'],
    ]);
    expect([daysBetween('2026-12-30', '2027-01-02'), daysBetween('2026-11-23', '2026-11-20')]).toEqual([3, -3]);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
  ])('returns for %s the week that starts on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });
});
