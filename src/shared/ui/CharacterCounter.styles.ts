import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Counter = styled.span(css`
  flex: none;
  margin-left: auto;
  color: ${theme.color['text-3']};
  ${text('caption')}
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 700;
  }
  &[data-full] {
    color: ${theme.color['danger-text']};
  }
`);
