import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, print, skippedOffscreen, text, theme } from '@/shared/theme';

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
    gap: ${theme.space[7]};
  }
  ${inFlow('40px')}
`);

export const Main = styled.article(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${below('mobile')} {
    gap: ${theme.space[8]};
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
  gap: ${theme.space[5]};
  ${skippedOffscreen('260px')}
  ${inFlow('20px')}
`);

/** The carousel extends into the gutter beside the article. */
export const Team = styled.section(css`
  margin-right: -${theme.section.md};
  ${skippedOffscreen('290px')}

  ${below('side')} {
    margin-right: 0;
  }
`);

/** Closer to the team above than the usual distance between sections. */
export const Report = styled.div(css`
  margin-top: -${theme.space[6]};
`);

export const Prose = styled.p(css`
  max-width: 40em;
  white-space: pre-line;
  ${text('body-l')}
  letter-spacing: -0.01em;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

/** The primary button fills the width beside the bookmark; in the bar of narrow screens it is at the right. */
export const Actions = styled.div(css`
  display: flex;
  gap: ${theme.space[2]};

  > :first-child {
    flex: 1;
  }
  > :is(a, button):first-child {
    padding-inline: ${theme.space[3]};
  }
  ${below('side')} {
    flex-direction: row-reverse;
  }
`);
