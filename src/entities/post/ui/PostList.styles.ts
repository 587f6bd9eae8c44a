import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export const Search = styled.div(css`
  display: flex;
  margin-bottom: ${theme.space[3]};
`);

/** The line above the grid: the count left, the order right. */
export const Summary = styled.div(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-height: 44px;
  margin-bottom: ${theme.space[4]};

  ${below('mobile')} {
    column-gap: ${theme.space[2]};
    margin-bottom: ${theme.space[3]};
  }
`);

export const Count = styled.h2(css`
  color: ${theme.color['text-2']};
  ${text('body', 500)}
  ${tabularNumbers}

  b {
    color: ${theme.color.text};
    font-weight: 700;
  }
  ${below('mobile')} {
    font-size: 15px;
  }
`);
