import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Fab = styled.button(css`
  position: fixed;
  right: max(32px, env(safe-area-inset-right));
  bottom: calc(32px + var(--bottom-bar, 0px) + var(--bottom-card, 0px));
  z-index: ${theme.z.fab};
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e2};
  color: ${theme.color.text};

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  ${below('mobile')} {
    right: 16px;
    bottom: calc(20px + var(--bottom-bar, 0px) + var(--bottom-card, 0px));
    width: 48px;
    height: 48px;
  }
  /* Where a comment box is as wide as the page, it would lie on the buttons of that box. */
  ${below('side')} {
    [data-writing] & {
      display: none;
    }
  }
`);
