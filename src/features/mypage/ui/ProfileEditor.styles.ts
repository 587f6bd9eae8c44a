import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Draft = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space[6]};
  }
`;

export const Skeletons = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`);
