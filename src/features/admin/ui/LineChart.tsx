import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { NUMBERS_TEXTS, type FigureName, type NumberUnit } from '@contract/operator';
import { formatCount } from '@/shared/lib/formatCount';
import { chartSentence, countedText, shortPeriod, wholePeriod, type FigurePoint } from '../lib/figureTexts';
import * as S from './LineChart.styles';

const STEPS = [1, 2, 5];

const INTERVALS = 4;

/** Maximum numbers of dates below a chart and of points per screen width on a phone. */
const MOST_DATES = 12;
const MOST_ROOMY = 14;
const TIP_WIDTH = 124;

interface LineChartProps {
  name: FigureName;
  unit: NumberUnit;
  points: readonly FigurePoint[];
}

/** A line chart with gaps for withheld and unknown values; a tooltip by pointer and by arrow keys. */
export function LineChart({ name, unit, points }: LineChartProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  const ticks = chartTicks(Math.max(...points.map(({ figure }) => figure.value ?? 0)));
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) => `${points.length > 1 ? (100 * index) / (points.length - 1) : 50}%`;
  const y = (value: number | null) => `${100 - (100 * (value ?? 0)) / top}%`;
  const shown = pointed === undefined ? undefined : points[pointed];

  // A scrolling chart starts at its newest point.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, []);

  function point({ clientX }: PointerEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const index = Math.round(((clientX - box.left) / box.width) * (points.length - 1));
    setPointed(Math.min(points.length - 1, Math.max(0, index)));
  }

  return (
    <S.Scroller ref={scroller}>
      <S.Chart many={points.length > MOST_ROOMY ? points.length : 0}>
        <S.Plot ref={plot} onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
          <svg role="img" aria-label={chartSentence(name, unit, points)}>
            <Axes ticks={ticks} y={y} x={x} unit={unit} points={points} />
            <Lines points={points} x={x} y={y} />
            <Dots points={points} x={x} y={y} />
            {shown && pointed !== undefined && (
              <S.Pointed>
                <line x1={x(pointed)} x2={x(pointed)} y1="0%" y2="100%" />
                <svg x={x(pointed)} y={y(shown.figure.value)}>
                  <g transform={`translate(${-TIP_WIDTH * (pointed / Math.max(1, points.length - 1))} -64)`}>
                    <rect width={TIP_WIDTH} height={50} rx={10} />
                    <text x={TIP_WIDTH / 2} y={20} data-small>
                      {wholePeriod(unit, shown.start)}
                    </text>
                    <text x={TIP_WIDTH / 2} y={40}>
                      {countedText(name, shown.figure)}
                    </text>
                  </g>
                </svg>
              </S.Pointed>
            )}
          </svg>
          <S.Slider
            type="range"
            aria-label="기간 고르기"
            min={0}
            max={points.length - 1}
            value={pointed ?? points.length - 1}
            aria-valuetext={valueText(name, unit, points[pointed ?? points.length - 1])}
            onChange={({ target }) => setPointed(Number(target.value))}
            onFocus={() => setPointed((current) => current ?? points.length - 1)}
            onBlur={() => setPointed(undefined)}
          />
        </S.Plot>
      </S.Chart>
    </S.Scroller>
  );
}

const valueText = (name: FigureName, unit: NumberUnit, point: FigurePoint | undefined) =>
  point && `${wholePeriod(unit, point.start)}, ${countedText(name, point.figure)}`;

interface DrawnProps {
  points: readonly FigurePoint[];
  /** The position of a point, in percent of the plot. */
  x: (index: number) => string;
  y: (value: number | null) => string;
}

function Axes({ ticks, points, x, y, unit }: DrawnProps & { ticks: readonly number[]; unit: NumberUnit }) {
  const step = Math.ceil(points.length / MOST_DATES);
  return (
    <>
      {ticks.map((tick) => (
        <S.Tick key={tick} data-base={tick === 0 || undefined}>
          <line x1="0%" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text x={-14} y={y(tick)} dy={4}>
            {formatCount(tick)}
          </text>
        </S.Tick>
      ))}
      {points.map(({ start }, index) => {
        const fromEnd = points.length - 1 - index;
        if (fromEnd % step !== 0) return null;
        const isMinor = points.length <= MOST_ROOMY && fromEnd % (2 * step) !== 0;
        return (
          <S.Date key={start} x={x(index)} y="100%" dy={28} data-minor={isMinor || undefined}>
            {shortPeriod(unit, start)}
          </S.Date>
        );
      })}
    </>
  );
}

/** Connects a known point to the next one, without a line across a gap. */
function Lines({ points, x, y }: DrawnProps) {
  return points.slice(1).map(({ start, figure }, index) => {
    const before = points[index]?.figure.value ?? null;
    if (before === null || figure.value === null) return null;
    return <S.Segment key={start} pathLength={1} x1={x(index)} y1={y(before)} x2={x(index + 1)} y2={y(figure.value)} />;
  });
}

function Dots({ points, x, y }: DrawnProps) {
  const known = points.flatMap(({ figure }, index) => (figure.value === null ? [] : [index]));
  const isRoomy = points.length <= MOST_ROOMY;

  return points.map(({ start, figure: { value, few } }, index) => {
    const at = { x: x(index), y: y(value) };
    if (few) {
      return (
        <S.Few key={start}>
          <circle cx={at.x} cy="100%" r={5} />
          {isRoomy && (
            <text x={at.x} y="100%" dy={-14}>
              {NUMBERS_TEXTS.few}
            </text>
          )}
        </S.Few>
      );
    }
    if (value === null) return null;
    if (index === known.at(-1)) {
      return (
        <S.Newest key={start}>
          <rect {...at} width={16} height={16} rx={5} transform="translate(-8 -8)" />
          <text {...at} dy={-18}>
            {formatCount(value)}
          </text>
        </S.Newest>
      );
    }
    if (index === known[0]) return <S.First key={start} cx={at.x} cy={at.y} r={5.5} />;
    return <S.Dot key={start} cx={at.x} cy={at.y} r={isRoomy ? 4.5 : 2.5} />;
  });
}

/** Round numbers from 0 to at least `most`, at most five intervals of whole numbers. */
export function chartTicks(most: number): number[] {
  const rough = Math.max(1, most / INTERVALS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const intervals = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}
