import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { touch, theme } from '@/shared/theme';

export const Actions = styled.div(css`
  grid-column: 2;
  display: flex;
  gap: 4px;
  margin-left: -10px;
`);

export const Action = styled.button(css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 36px;
  padding: 0 10px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-3']};
  font: 600 14px/1 ${theme.font};

  &:hover {
    background: ${theme.color['surface-hover']};
    color: ${theme.color.text};
  }
  &[aria-expanded='true'] {
    color: ${theme.color['primary-text']};
  }
  ${touch} {
    height: 44px;
  }
`);
