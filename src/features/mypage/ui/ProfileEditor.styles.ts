import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Draft = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space[6]};
  }
`;
