import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** The chips, and at their right the button that saves the search; on phones below them. */
export const Applied = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${theme.space[4]};

  > div + * {
    margin-bottom: ${theme.space[6]};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    > div + * {
      min-height: 44px;
      margin-bottom: ${theme.space[4]};
    }
  }
`);
