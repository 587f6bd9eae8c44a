import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export { SectionCount as Count, SectionHeading as Heading } from '@/shared/ui/SectionHeading';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
