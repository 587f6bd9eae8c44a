import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
