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
  gap: 24px;
  padding-top: 12px;

  ${below('mobile')} {
    gap: 18px;
    padding-top: 4px;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
  max-width: 22em;
  text-wrap: balance;
`;

export const Closed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;

/** The summary, in one sentence. */
export const Lead = styled.p(css`
  font: 500 20px/1.55 ${theme.font};
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
  padding-top: 12px;

  ${below('side')} {
    position: static;
    grid-column: 1;
    grid-row: auto;
    padding-top: 32px;
  }
`;

export const Main = styled(PostPage.Main)`
  grid-column: 1;
  margin-top: 48px;
`;

export const Skills = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > span {
    color: ${theme.color['text-3']};
    font: 500 13px/1.45 ${theme.font};
  }
`);

/** The deadline, above the facts. */
export const ClosingDay = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  margin-bottom: 24px;
  padding: 14px 18px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};

  > b {
    color: ${theme.color.text};
    font: 750 20px/1.3 ${theme.font};
    letter-spacing: -0.02em;
    ${tabularNumbers}
  }
`);

export const Posted = styled.p(css`
  margin-top: 18px;
  text-align: center;
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
  ${tabularNumbers}
`);

export const Dot = styled.i(css`
  display: inline-block;
  width: 3px;
  height: 3px;
  margin: 0 8px;
  border-radius: 50%;
  background: ${theme.color['border-control']};
  vertical-align: middle;
`);
