import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Result = styled.p(css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['primary-soft']};
  color: ${theme.color['primary-text']};
  ${text('body', 600)}

  &[data-differs] {
    background: ${theme.color['warn-soft']};
    color: ${theme.color['warn-text']};
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`);
