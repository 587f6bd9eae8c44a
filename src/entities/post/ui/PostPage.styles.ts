import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, print, skippedOffscreen, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';
export { SectionCount as Count, SectionHeading as Heading } from '@/shared/ui/SectionHeading';

/**
 * In print, blocks in normal flow: only there can a heading stay on the page of its text, and only there does Firefox
 * cut no line in half between pages.
 */
const inFlow = (gap: string) => `
  ${print} {
    display: block;

    > * + * {
      margin-top: ${gap};
    }
  }
`;

/** Article and facts: 816 beside 376 px; from 1023 px down the facts come first (look §3). */
export const Columns = styled.div(css`
  ${columns(816, 376)}

  ${below('side')} {
    gap: 40px;
  }
  ${inFlow('40px')}
`);

export const Main = styled.article(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  ${below('mobile')} {
    gap: 48px;
  }
  ${inFlow('40px')}
`);

export const Side = styled.aside(css`
  position: sticky;
  top: 104px;

  ${below('side')} {
    position: static;
    order: -1;
  }
`);

export const Section = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${skippedOffscreen('260px')}
  ${inFlow('20px')}
`);

/** The carousel extends into the gutter beside the article. */
export const Team = styled.section(css`
  margin-right: -64px;
  ${skippedOffscreen('290px')}

  ${below('side')} {
    margin-right: 0;
  }
`);

/** Closer to the team above than the usual distance between sections. */
export const Report = styled.div(css`
  margin-top: -28px;
`);

export const Prose = styled.p(css`
  max-width: 40em;
  white-space: pre-line;
  font: 400 17px/1.75 ${theme.font};
  letter-spacing: -0.01em;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

/** The primary button fills the width beside the bookmark; in the bar of narrow screens it is at the right. */
export const Actions = styled.div(css`
  display: flex;
  gap: 8px;

  > :first-child {
    flex: 1;
    padding-inline: 12px;
  }
  ${below('side')} {
    flex-direction: row-reverse;
  }
`);
