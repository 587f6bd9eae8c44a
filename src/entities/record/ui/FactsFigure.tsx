import { type CSSProperties } from 'react';
import { RECORD_MESSAGES, RECORD_TEXTS, type Facts, type Timeline } from '@contract/record';
import * as S from './FactsFigure.styles';

interface FactsFigureProps {
  facts: Facts;
  /** Where projects ended on the line, with its first and last month; profiles have none. */
  timeline?: Timeline | null;
  size: S.FigureSize;
}

/** People, months together and projects: a circle, a line and a square. Renders nothing without projects. */
export function FactsFigure({ facts: { projects, months, people }, timeline = null, size }: FactsFigureProps) {
  if (projects === 0) return null;
  return (
    <S.Figure size={size}>
      <S.Circle>
        <dt>{RECORD_MESSAGES.peopleLabel}</dt>
        <dd>
          <b>{people}</b>명
        </dd>
      </S.Circle>
      <S.Span>
        <dt>{RECORD_MESSAGES.monthsLabel}</dt>
        <dd>
          <Months months={months} />
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
        <dt>{RECORD_MESSAGES.projectsLabel}</dt>
        <dd>
          <b>{projects}</b>개
        </dd>
      </S.Square>
    </S.Figure>
  );
}

function Months({ months }: { months: number }) {
  if (months === 0) return <span key="none">{RECORD_TEXTS.months(0)}</span>;
  return (
    <span>
      <b>{months}</b>개월
    </span>
  );
}
