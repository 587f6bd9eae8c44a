import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { PostPage } from '@/entities/post';
import { below, columns, print, tabularNumbers, text, theme } from '@/shared/theme';

/**
 * The head, the facts, the article, in this order on every width; from 1024 px up the facts are beside the other two,
 * from the title on, and sticky.
 */
export const Columns = styled.div`
  ${columns(816, 376)}
  row-gap: 0;

  ${print} {
    display: block;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-top: ${theme.space[3]};

  ${below('mobile')} {
    gap: ${theme.space[4]};
    padding-top: ${theme.space[1]};
  }
`;

export const Title = styled.h1`
  ${text('h1')}
  max-width: 22em;
  text-wrap: balance;
`;

/** The summary, in one sentence. */
export const Lead = styled.p(css`
  ${text('h3', 500)}
  letter-spacing: -0.015em;

  ${below('mobile')} {
    font-size: 18px;
  }
`);

export const Side = styled.aside`
  position: sticky;
  top: 104px;
  grid-column: 2;
  grid-row: 1 / 3;
  padding-top: ${theme.space[3]};

  ${below('side')} {
    position: static;
    grid-column: 1;
    grid-row: auto;
    padding-top: ${theme.space[7]};
  }
`;

export const Main = styled(PostPage.Main)`
  grid-column: 1;
  margin-top: ${theme.space[8]};
`;

/** The deadline, above the facts. */
export const ClosingDay = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  > b {
    color: ${theme.color.text};
    ${text('h3')}
    ${tabularNumbers}
  }
  /* Its label stands below the days. */
  > button {
    margin-left: -${theme.space[4]};
  }
`);

export const Dot = styled.i(css`
  display: inline-block;
  width: 3px;
  height: 3px;
  margin: 0 ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.color['border-control']};
  vertical-align: middle;
`);
