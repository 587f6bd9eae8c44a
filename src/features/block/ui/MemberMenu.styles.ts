import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, text, theme } from '@/shared/theme';

export const Box = styled.div`
  position: relative;

  &[data-corner] {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

export const Menu = styled.div(css`
  position: absolute;
  top: 48px;
  right: 0;
  z-index: ${theme.z.dropdown};
  display: grid;
  width: 200px;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};

  > * {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 44px;
    padding: 0 ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.text};
    ${text('body-s', 500)}
    text-align: left;
    ${focusRing}

    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  svg {
    flex: none;
    color: ${theme.color['text-2']};
  }
`);
