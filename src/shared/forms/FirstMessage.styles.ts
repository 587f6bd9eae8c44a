import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Line = styled.div(css`
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  > p {
    display: flex;
    gap: ${theme.space[2]};
  }
  > [data-tone='error'] {
    color: ${theme.color['danger-text']};
  }
  > p > svg {
    margin-top: 2px;
  }
`);
