import { addDays } from '@contract/dates';
import {
  FIGURE_LABELS,
  FIGURES,
  NUMBER_UNIT_LABELS,
  NUMBERS_TEXTS,
  periodsBetween,
  periodStart,
  type Figure,
  type FigureRow,
  type Figures,
  type NumbersQuery,
  type NumberUnit,
} from '@contract/operator';
import { toCsv } from '../../../lib/formats/csv';
import { FEWEST, type FigureValue, type NumbersRepository } from './numbers.repository';

export type NumbersService = ReturnType<typeof createNumbersService>;

/** Usage figures of the product, without names (D137). */
export function createNumbersService(numbers: NumbersRepository) {
  async function read(query: NumbersQuery): Promise<Figures> {
    const starts = startsOf(query);
    const columns = await Promise.all(
      FIGURES.map(async (name) => {
        const values = await numbers.figure(name, { unit: query.unit, starts });
        return [name, new Map(values.map((value) => [value.start, value]))] as const;
      }),
    );
    const rows = starts.map((start) => {
      const figures = columns.map(([name, values]) => [name, toFigure(name, values.get(start))] as const);
      return { start, ...Object.fromEntries(figures) } as FigureRow;
    });
    return { rows };
  }

  /** The same figures as a table. */
  async function csv(query: NumbersQuery): Promise<string> {
    const { rows } = await read(query);
    const head = [NUMBER_UNIT_LABELS[query.unit], ...FIGURES.map((name) => FIGURE_LABELS[name])];
    return toCsv([head, ...rows.map((row) => [row.start, ...FIGURES.map((name) => toCell(row[name]))])]);
  }

  return { read, csv };
}

const MEDIANS: readonly string[] = ['answerHours', 'publishDays'];

/** A sum over no rows is 0, a median over no rows is null. */
function toFigure(name: string, found: FigureValue | undefined): Figure {
  if (!found || found.people === 0) return { value: MEDIANS.includes(name) ? null : 0, few: false };
  return found.people < FEWEST ? { value: null, few: true } : { value: found.value, few: false };
}

const toCell = ({ value, few }: Figure) => (few ? NUMBERS_TEXTS.few : value);

/** The first days of the periods; the periods at both ends are whole. */
function startsOf({ unit, from, to }: NumbersQuery): string[] {
  const starts = [periodStart(unit, from)];
  for (let left = periodsBetween(unit, from, to) - 1; left > 0; left -= 1) starts.push(next(unit, starts.at(-1)!));
  return starts;
}

const next = (unit: NumberUnit, start: string) => addDays(endOf(unit, start), 1);

/** The last day of a period, by its first day. */
function endOf(unit: NumberUnit, start: string): string {
  if (unit === 'DAY') return start;
  if (unit === 'WEEK') return addDays(start, 6);
  return addDays(periodStart('MONTH', addDays(start, 31)), -1);
}
