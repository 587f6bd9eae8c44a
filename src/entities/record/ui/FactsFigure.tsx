import { type CSSProperties } from 'react';
import { figureTimes, type Facts, type Timeline } from '@contract/record';
import { useRecordWords } from '../model/words';
import * as S from './FactsFigure.styles';
import { StatedMonths } from './StatedMonths';

interface FactsFigureProps {
  facts: Facts;
  /** Where projects ended on the line, with its first and last month; profiles have none. */
  timeline?: Timeline | null;
  size: S.FigureSize;
}

/**
 * People, months and projects: a circle, a line and a square. The line is solid for months that the product counted, dotted
 * where all were typed (D153). Renders nothing without projects.
 */
export function FactsFigure({ facts, timeline = null, size }: FactsFigureProps) {
  const words = useRecordWords();
  const { projects, people } = facts;
  if (projects === 0) return null;
  const { main, isStated, beneath } = figureTimes(facts);
  return (
    <S.Figure size={size}>
      <S.Circle>
        <dt>{words.peopleLabel}</dt>
        <dd>
          <b>{people}</b>
          {words.peopleUnit}
        </dd>
      </S.Circle>
      <S.Span data-stated={isStated || undefined}>
        <dt>{words.times[main.kind]}</dt>
        <dd>
          <Months months={main.months} />
          <i aria-hidden>
            {timeline?.nodes.map((node, index) => (
              <u key={index} style={{ '--at': `${(node * 100).toFixed(1)}%` } as CSSProperties} />
            ))}
          </i>
          {timeline && (
            <small>
              {timeline.from} ~ {timeline.to}
            </small>
          )}
        </dd>
      </S.Span>
      <S.Square>
        <dt>{words.projectsLabel}</dt>
        <dd>
          <b>{projects}</b>
          {words.projectsUnit}
        </dd>
      </S.Square>
      {beneath && (
        <StatedMonths data-dates={timeline !== null || undefined}>
          <dt>{words.times[beneath.kind]}</dt>
          <dd>{words.months(beneath.months)}</dd>
        </StatedMonths>
      )}
    </S.Figure>
  );
}

function Months({ months }: { months: number }) {
  const words = useRecordWords();
  if (months === 0) return <span key="none">{words.lessThanMonth}</span>;
  return (
    <span>
      <b>{months}</b>
      {words.monthsUnit(months)}
    </span>
  );
}
