import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, text, theme } from '@/shared/theme';

/** A way that keeps the team, a row of its own. */
export const Alternative = styled.button(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color['border-control']};
  text-align: left;
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  > span {
    display: grid;
    flex: 1;
  }
  b {
    ${text('body', 700)}
  }
  small {
    color: ${theme.color['text-2']};
    ${text('label', 500)}
  }
  > svg {
    color: ${theme.color['text-3']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Losses = styled.section(css`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['danger-soft']};
`);
