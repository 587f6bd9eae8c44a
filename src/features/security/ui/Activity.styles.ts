import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { Dot, DotLine, DotStep } from '@/shared/ui/DotLine';

/** Between a dot and the line. */
const gap = `0 0 0 4px ${theme.color.bg}`;

/** The larger mark stands out at both sides of the line. */
export const Line = styled(DotLine)(css`
  padding-block: ${theme.space[2]};
  padding-inline-start: 3px;

  &[data-dots='mark'] {
    --dot: 12px;
    --dot-top: ${theme.space[1]};
    --ring: inset 0 0 0 6px ${theme.color.primary}, ${gap};
  }
`);

/** What happened, on which device; the time at the right, on phones below. */
export const Item = styled(DotStep)(css`
  display: grid;
  grid-template-columns: 12px minmax(0, 1fr) auto;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[5]};
  outline-offset: 2px;

  > span:first-of-type {
    margin-top: ${theme.space[1]};
  }
  &:last-child {
    padding-bottom: 0;
  }
  > time {
    margin-top: 3px;
  }
  ${below('mobile')} {
    grid-template-columns: 12px minmax(0, 1fr);
    row-gap: 2px;

    > time {
      grid-column: 2;
      margin-top: 0;
    }
  }
`);

/** What the member should look at. */
export const WarnMark = styled(Dot)(css`
  width: 18px;
  height: 18px;
  translate: -3px 0;
  background: ${theme.color.warn};
  box-shadow: ${gap};
  color: ${theme.color.surface};
  ${text('micro', 800)}
`);
