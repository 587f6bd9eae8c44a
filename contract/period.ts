import { codesOf } from './codes';
import { monthsBetween, monthsElapsed } from './dates';

export const PERIOD_LABELS = {
  ONE_MONTH_LESS: '1개월 미만',
  ONE_TO_THREE_MONTH: '1~3개월',
  THREE_TO_SIX_MONTH: '3~6개월',
  SIX_TO_ONE_YEAR: '6개월~1년',
  OVER_ONE_YEAR: '1년 이상',
} as const;

export type Period = keyof typeof PERIOD_LABELS;
export const PERIODS = codesOf(PERIOD_LABELS);

/** The first number of months beyond each period. */
const ENDS: readonly (readonly [number, Period])[] = [
  [1, 'ONE_MONTH_LESS'],
  [3, 'ONE_TO_THREE_MONTH'],
  [6, 'THREE_TO_SIX_MONTH'],
  [12, 'SIX_TO_ONE_YEAR'],
];

function periodOf(months: number): Period {
  return ENDS.find(([end]) => months < end)?.[1] ?? 'OVER_ONE_YEAR';
}

/** The period of a recruitment post, from `YYYY-MM` to `YYYY-MM`. */
export const projectPeriod = (start: string, end: string) => periodOf(monthsBetween(start, end));

/** The duration of an archive, from `YYYY-MM-DD` to `YYYY-MM-DD`. */
export const archiveDuration = (start: string, end: string) => periodOf(monthsElapsed(start, end));
