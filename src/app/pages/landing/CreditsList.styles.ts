import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Credits = styled.dl(css`
  border-top: 2px solid ${theme.color.text};

  > div {
    display: grid;
    grid-template-columns: 1fr 2fr;
    padding: ${theme.space[6]} ${theme.space[1]};
    border-bottom: 1px solid ${theme.color.border};
  }

  ${below('mobile')} {
    > div {
      grid-template-columns: 104px 1fr;
      padding: ${theme.space[4]} 2px;
    }
  }
`);
