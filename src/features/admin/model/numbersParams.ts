import { useSearchParams } from 'react-router-dom';
import { addDays, todayInKorea } from '@contract/dates';
import { FIGURES, NUMBER_UNITS, periodStart, type FigureName, type NumberUnit } from '@contract/operator';
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

const oneOf = <Code extends string>(codes: readonly Code[], text: string | null, otherwise: Code): Code =>
  codes.find((code) => code === text) ?? otherwise;

/** The first day of the period that lies `count` periods before that of a day. */
function startBefore(unit: NumberUnit, day: string, count: number): string {
  const start = periodStart(unit, day);
  if (unit !== 'MONTH') return addDays(start, unit === 'WEEK' ? -7 * count : -count);
  const [year = 0, month = 1] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
}

/** Unit, range and figure of the numbers in the URL. */
export function useNumbersParams() {
  const [search, setSearch] = useSearchParams();
  const today = todayInKorea(useServerNow());
  const unit = oneOf<NumberUnit>(NUMBER_UNITS, search.get('unit'), 'WEEK');
  const [usual] = RANGES[unit];
  const [count] = RANGES[unit].find(([one]) => String(one) === search.get('count')) ?? usual ?? [1];
  const figure = oneOf<FigureName>(FIGURES, search.get('figure'), 'joined');

  function change(changed: { unit?: NumberUnit; count?: string; figure?: FigureName }) {
    // The newest ones: the router may not have rendered them yet (MEND-56).
    const next = new URLSearchParams(window.location.search);
    // Each unit has ranges of its own.
    if (changed.unit) next.delete('count');
    for (const [name, value] of Object.entries(changed)) next.set(name, value);
    setSearch(next, { replace: true });
  }

  return {
    ...{ unit, figure, change },
    count: String(count),
    ranges: RANGES[unit].map(([value, label]) => ({ value: String(value), label })),
    query: { unit, from: startBefore(unit, today, count - 1), to: today },
  };
}
