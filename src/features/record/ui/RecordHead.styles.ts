import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[6]};
  min-height: 48px;

  ${below('mobile')} {
    gap: ${theme.space[2]};
    min-height: 0;
  }
`;

/** Before the actions; on narrow screens at the end of the row, where its last word ends with the column. */
export const Languages = styled.div`
  margin-left: auto;

  ${below('mobile')} {
    margin-right: -${theme.space[2]};
  }
`;

export const Name = styled.h1(css`
  margin-top: ${theme.space[6]};
  ${text('section', 800)}
  font-size: 46px;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    margin-top: ${theme.space[3]};
    font-size: 31px;
  }
`);
