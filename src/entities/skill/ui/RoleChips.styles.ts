import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const List = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  @container card (max-width: 330px) {
    gap: ${theme.space[1]};
  }
`);
