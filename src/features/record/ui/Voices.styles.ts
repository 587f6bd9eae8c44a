import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 408px minmax(0, 1fr);
  gap: 48px;
  margin-top: 44px;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 32px;
  }
  /* Paper may match the wide layout, in which its half is too narrow for one-liners. */
  ${print} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;

  /* In a grid Chromium ignores that no page ends with a heading. */
  ${print} {
    display: block;

    > * + * {
      margin-top: 20px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
  break-after: avoid;
`;

export const Picked = styled.p(css`
  color: ${theme.color['text-2']};
  font: 500 14px/1.45 ${theme.font};
`);

export const Lines = styled.ul(css`
  margin-top: -6px;

  > li {
    padding: 14px 0;
    border-bottom: 1px solid ${theme.color['border-subtle']};
    break-inside: avoid;
  }
  > li:first-of-type {
    padding-top: 6px;
  }
  > li:last-of-type {
    border-bottom: 0;
  }
  p {
    font: 400 16px/1.6 ${theme.font};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  > li:first-of-type p {
    font: 650 18px/1.55 ${theme.font};
    letter-spacing: -0.018em;
  }
  span {
    display: block;
    margin-top: 6px;
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
  }
`);
