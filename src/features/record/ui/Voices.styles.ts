import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, text, theme } from '@/shared/theme';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 408px minmax(0, 1fr);
  gap: ${theme.space[8]};
  margin-top: ${theme.space[8]};

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[7]};
  }
  /* Paper may match the wide layout, in which its half is too narrow for one-liners. */
  ${print} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  /* In a grid Chromium ignores that no page ends with a heading. */
  ${print} {
    display: block;

    > * + * {
      margin-top: ${theme.space[5]};
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  break-after: avoid;
`;

export const Lines = styled.ul(css`
  margin-top: -${theme.space[2]};

  > li {
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color['border-subtle']};
    break-inside: avoid;
  }
  > li:first-of-type {
    padding-top: ${theme.space[2]};
  }
  > li:last-of-type {
    border-bottom: 0;
  }
  > li:first-of-type p {
    ${text('title')}
    letter-spacing: -0.018em;
  }
  span {
    display: block;
    margin-top: ${theme.space[2]};
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
`);
