import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Line = styled.div(css`
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};

  > p {
    display: flex;
    gap: 6px;
  }
  > [data-tone='error'] {
    color: ${theme.color['danger-text']};
  }
  > p > svg {
    margin-top: 2px;
  }
`);
