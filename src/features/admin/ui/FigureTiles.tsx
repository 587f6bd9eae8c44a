import { type KeyboardEvent, useRef } from 'react';
import { FIGURES, type Figure, type FigureName, type FigureRow, type NumberUnit } from '@contract/operator';
import { nextTab, tabIds } from '@/shared/ui/Tabs';
import { counterOf, figureLabel, figureText } from '../lib/figureTexts';
import * as S from './Numbers.styles';

/** Connects the tiles to the chart below them. */
export const FIGURE_TABS = 'figure';

/** The last whole period and the one before: the running one has only begun (MEND-15). */
const PERIODS: Readonly<Record<NumberUnit, readonly [last: string, before: string]>> = {
  DAY: ['어제', '그제'],
  WEEK: ['지난주', '그 전주'],
  MONTH: ['지난달', '그 전달'],
};

interface FigureTilesProps {
  rows: readonly FigureRow[];
  unit: NumberUnit;
  value: FigureName;
  onChange: (name: FigureName) => void;
}

/** The value of every figure in the last whole period; each tile opens its chart. */
export function FigureTiles({ rows, unit, value, onChange }: FigureTilesProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number) {
    const name = FIGURES[nextTab(event.key, index, FIGURES.length) ?? -1];
    if (!name) return;
    event.preventDefault();
    onChange(name);
    list.current?.querySelector<HTMLElement>(`#${tabIds(FIGURE_TABS, name).tab}`)?.focus();
  }

  return (
    <S.Tiles ref={list} role="tablist" aria-label="통계 고르기">
      {FIGURES.map((name, index) => {
        const { tab, panel } = tabIds(FIGURE_TABS, name);
        const isOpen = name === value;
        return (
          <S.Tile
            key={name}
            id={tab}
            type="button"
            role="tab"
            aria-selected={isOpen}
            aria-controls={isOpen ? panel : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={(event) => move(event, index)}
          >
            <TileTexts name={name} last={rows.at(-2)?.[name]} before={rows.at(-3)?.[name]} unit={unit} />
            <Sparkline figures={rows.map((row) => row[name])} />
          </S.Tile>
        );
      })}
    </S.Tiles>
  );
}

interface TileTextsProps {
  name: FigureName;
  last: Figure | undefined;
  before: Figure | undefined;
  unit: NumberUnit;
}

function TileTexts({ name, last, before, unit }: TileTextsProps) {
  const { label, isMedian } = figureLabel(name);
  const value = last?.value ?? null;
  const [lastPeriod, periodBefore] = PERIODS[unit];
  return (
    <>
      <span>
        {label} {isMedian && <i>중앙값</i>}
      </span>
      <b>
        {last ? figureText(last) : '–'}
        {value !== null && <i>{counterOf(name)}</i>}
      </b>
      <small>
        {lastPeriod} · {periodBefore} {before ? figureText(before) : '–'}
      </small>
    </>
  );
}

/** The sparkline of a figure. */
function Sparkline({ figures }: { figures: readonly Figure[] }) {
  const known = figures.flatMap(({ value }, index) => (value === null ? [] : [{ value, index }]));
  const most = Math.max(...known.map(({ value }) => value), 0);
  const least = Math.min(...known.map(({ value }) => value), most);
  const at = ({ value, index }: { value: number; index: number }) => ({
    x: `${figures.length > 1 ? (100 * index) / (figures.length - 1) : 50}%`,
    y: `${most > least ? 96 - (92 * (value - least)) / (most - least) : 50}%`,
  });
  const [first, last] = [known[0], known.at(-1)];

  return (
    <S.Spark aria-hidden>
      {known.slice(1).map((point, index) => {
        const before = known[index];
        if (before?.index !== point.index - 1) return null;
        const [from, to] = [at(before), at(point)];
        return <line key={point.index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {first && <circle cx={at(first).x} cy={at(first).y} r={3.5} />}
      {last && <rect {...at(last)} width={9} height={9} rx={3} transform="translate(-4.5 -4.5)" />}
    </S.Spark>
  );
}
