import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Progress = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > b {
    font-weight: 650;
  }
`;
