import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, theme } from '@/shared/theme';
import { NAME_WIDTH } from './WeekTable.styles';

/** Under its mark, whose column is a share of the width beside the names; never beyond the table. */
export const Popover = styled.section(css`
  --width: 340px;
  position: absolute;
  z-index: ${theme.z.raised};
  left: clamp(0px, ${NAME_WIDTH} + (100% - ${NAME_WIDTH}) * var(--column) - var(--width) / 2, 100% - var(--width));
  width: var(--width);
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};
  overflow-wrap: anywhere;
  ${focusRing}

  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  margin-right: -${theme.space[3]};

  > div {
    flex: 1;
    min-width: 0;
  }
  > [aria-disabled='true'] {
    opacity: 0.4;
  }
`;
