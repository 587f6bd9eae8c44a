import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Rows = styled.ul(css`
  display: grid;
  border-top: 1px solid ${theme.color['border-subtle']};

  > li {
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
`);
