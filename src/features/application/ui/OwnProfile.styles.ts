import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Person = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  > div:nth-of-type(1) {
    display: grid;
    flex: 1;
    gap: 3px;
    min-width: 0;
  }
  /* Beside the name there is space for two pictures on phones. */
  ${below('mobile')} {
    > div:nth-of-type(2) > :nth-child(n + 3) {
      display: none;
    }
  }
`);
