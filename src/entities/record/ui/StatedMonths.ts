import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** Typed months beneath the counted ones and their dates; on phones below the figure. */
export const StatedMonths = styled.div(css`
  position: absolute;
  left: calc(var(--fig-diameter) + ${theme.space[2]});
  right: calc(var(--fig-diameter) + ${theme.space[2]});
  top: calc(50% + var(--fig-line) / 2 + var(--fig-space));
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-2']};
  white-space: nowrap;

  &[data-dates] {
    top: calc(50% + var(--fig-line) / 2 + 2 * var(--fig-space) + 1.4 * var(--fig-text));
  }
  &::before {
    content: '';
    width: 22px;
    border-top: 3px dotted ${theme.color['border-control']};
  }
  && dt,
  && dd {
    order: 0;
    font-size: calc(var(--fig-text) - 1px);
    font-weight: 500;
    line-height: 1.4;
    letter-spacing: 0;
  }
  && dd {
    font-weight: 600;
  }
  ${below('mobile')} {
    position: static;
    grid-column: 1 / -1;
    margin-top: ${theme.space[3]};

    && dt,
    && dd {
      ${text('label', 500)}
    }
  }
`);
