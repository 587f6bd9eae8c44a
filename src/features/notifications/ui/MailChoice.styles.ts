import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Choice = styled.div(css`
  display: grid;
  grid-template-columns: auto 276px;
  align-items: center;
  gap: ${theme.space[3]};

  &[data-wide] {
    flex: 1;
    grid-template-columns: 1fr 284px;
  }
  ${below('phone')} {
    flex: 1;
    grid-template-columns: auto minmax(0, 1fr);

    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[2]};
    }
  }
`);
