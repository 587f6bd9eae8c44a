import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export { SectionCount as Count, SectionHeading as Heading } from '@/shared/ui/SectionHeading';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 8px 16px;
`;

export const Nothing = styled.p(css`
  color: ${theme.color['text-3']};
`);
