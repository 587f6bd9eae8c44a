import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, theme } from '@/shared/theme';

export const Counts = styled.p(css`
  display: flex;
  flex: none;
  gap: 10px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
  ${tabularNumbers}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
`);
