import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type CountedTime } from '@contract/archive';
import { type DaySpan } from '@contract/dates';
import { below, tabularNumbers, text, theme } from '@/shared/theme';
import { TimeLabel } from './TimeLabel';

interface PeriodsProps extends Pick<CountedTime, 'together'> {
  /** The typed period. */
  stated: DaySpan;
  /** How two days are written. */
  write: (span: DaySpan) => string;
  /** One below the other on wide screens, too. */
  stacked?: boolean;
}

/** The time that the product counted, and the one that was typed (D153). */
export function Periods({ together, stated, write, stacked = false }: PeriodsProps) {
  return (
    <List data-stacked={stacked || undefined}>
      {together && (
        <div data-counted>
          <dt>
            <TimeLabel kind="together" />
          </dt>
          <dd>{write(together)}</dd>
        </div>
      )}
      <div>
        <dt>
          <TimeLabel kind="stated" />
        </dt>
        <dd>{write(stated)}</dd>
      </div>
    </List>
  );
}

const List = styled.dl(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[7]};
  ${tabularNumbers}

  &[data-stacked] {
    flex-direction: column;
    gap: ${theme.space[3]};
  }
  dt {
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  dd {
    color: ${theme.color['text-2']};
    ${text('label', 500)}
  }
  [data-counted] dd {
    color: ${theme.color.text};
    ${text('body-s', 600)}
  }
  ${below('mobile')} {
    flex-direction: column;
  }
`);
