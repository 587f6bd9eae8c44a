import { addDays, todayInKorea } from '@contract/dates';
import { FIGURES, NUMBER_UNITS, periodStart, type FigureName, type NumberUnit } from '@contract/operator';
import { listCodec, oneOf, textOf } from '@contract/listCodec';
import { useListParams } from '@/shared/list';
import { useServerNow } from '@/shared/session';

/** Numbers of periods to choose from; the first is the default. */
const RANGES: Readonly<Record<NumberUnit, readonly [count: number, label: string][]>> = {
  DAY: [
    [14, '최근 14일'],
    [30, '최근 30일'],
    [90, '최근 90일'],
  ],
  WEEK: [
    [12, '최근 12주'],
    [26, '최근 26주'],
    [52, '최근 52주'],
  ],
  MONTH: [
    [12, '최근 12개월'],
    [24, '최근 24개월'],
    [36, '최근 36개월'],
  ],
};

const UNITS: readonly NumberUnit[] = NUMBER_UNITS;

/** Unit, range and figure of the numbers in the address; each unit has ranges of its own. */
const NUMBERS = listCodec({
  unit: oneOf(UNITS, 'WEEK'),
  count: textOf(2),
  figure: oneOf<FigureName>(FIGURES, 'joined'),
});

/** The first day of the period that lies `count` periods before that of a day. */
function startBefore(unit: NumberUnit, day: string, count: number): string {
  const start = periodStart(unit, day);
  if (unit !== 'MONTH') return addDays(start, unit === 'WEEK' ? -7 * count : -count);
  const [year = 0, month = 1] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
}

/** What the numbers show, and their request. */
export function useNumbersParams() {
  const { params, replace } = useListParams(NUMBERS);
  const today = todayInKorea(useServerNow());
  const { unit, figure } = params;
  const ranges = RANGES[unit];
  const [count] = ranges.find(([one]) => String(one) === params.count) ?? ranges[0] ?? [1];

  return {
    unit,
    figure,
    count: String(count),
    ranges: ranges.map(([value, label]) => ({ value: String(value), label })),
    query: { unit, from: startBefore(unit, today, count - 1), to: today },
    showUnit: (chosen: NumberUnit) => replace({ unit: chosen, count: '' }),
    showRange: (chosen: string) => replace({ count: chosen }),
    showFigure: (chosen: FigureName) => replace({ figure: chosen }),
  };
}
