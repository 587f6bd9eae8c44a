import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Counts = styled.p(css`
  display: flex;
  flex: none;
  gap: 10px;
  color: ${theme.color['text-3']};
  ${text('caption')}
  ${tabularNumbers}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
`);
