import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';
import { PostCounts } from '@/shared/ui/PostCounts';

export const Head = styled.header(css`
  display: grid;
  gap: 16px;
  margin-bottom: 40px;
  padding: 8px 0 32px;
  border-bottom: 1px solid ${theme.color.border};

  ${below('mobile')} {
    gap: 12px;
    margin-bottom: 24px;
    padding-bottom: 20px;
  }
`);

export const Tags = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`);

export const Title = styled.h1(css`
  ${text('h1')}
  max-width: 24em;
  text-wrap: balance;
`);

export const Byline = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 4px;

  > div {
    display: grid;
    gap: 3px;
    min-width: 0;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    row-gap: 14px;
  }
`);

export const Writer = styled.bdi(css`
  font: 650 15px/1.3 ${theme.font};
`);

export const Date = styled.time(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1.45 ${theme.font};
  ${tabularNumbers}
`);

export const Counts = styled(PostCounts)(css`
  gap: 14px;
  margin-left: auto;
  font-size: 14px;

  ${below('mobile')} {
    order: 1;
    flex-basis: 100%;
    margin-left: 0;
  }
`);

/** Set off from the counts by a line; on phones right of the writer. */
export const Tools = styled.span(css`
  display: flex;
  margin: -2px -12px -2px 4px;
  padding-left: 8px;
  border-left: 1px solid ${theme.color.border};

  ${below('mobile')} {
    margin-left: auto;
    border-left: 0;
  }
`);
