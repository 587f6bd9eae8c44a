import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};

  ul + & {
    margin-top: -${theme.space[2]};
  }
`;
