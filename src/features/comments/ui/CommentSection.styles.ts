import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, skippedOffscreen, theme } from '@/shared/theme';

export { SectionCount as Count, SectionHeading as Heading } from '@/shared/ui/SectionHeading';

export const Section = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${skippedOffscreen('640px')}

  ${print} {
    display: block;
  }
`);

export const Threads = styled.ul`
  margin-top: -8px;
`;

/** Replaces the box below a hidden post. */
export const Locked = styled.p(css`
  margin-top: -14px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};
`);
