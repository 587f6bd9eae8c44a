import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme, touch } from '@/shared/theme';

export const Actions = styled.div(css`
  grid-column: 2;
  display: flex;
  gap: ${theme.space[1]};
  margin-left: -${theme.space[2]};
`);

export const Action = styled.button(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 36px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-3']};
  ${text('label')}
  line-height: 1;

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
