import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
`;
