import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, skippedOffscreen, text, theme } from '@/shared/theme';

export { SectionCount as Count, SectionHeading as Heading } from '@/shared/ui/SectionHeading';

export const Section = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  ${skippedOffscreen('640px')}

  ${print} {
    display: block;
  }
`);

export const Threads = styled.ul`
  margin-top: -${theme.space[2]};
`;

/** Replaces the box below a hidden post. */
export const Locked = styled.p(css`
  margin-top: -${theme.space[3]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);
