import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
