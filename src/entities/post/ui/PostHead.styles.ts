import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { PostCounts } from '@/shared/ui/PostCounts';
import { Skeleton } from '@/shared/ui/Skeleton';

export const Head = styled.header(css`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[7]};
  padding: ${theme.space[2]} 0 ${theme.space[7]};
  border-bottom: 1px solid ${theme.color.border};

  ${below('mobile')} {
    gap: ${theme.space[3]};
    margin-bottom: ${theme.space[6]};
    padding-bottom: ${theme.space[5]};
  }
`);

export const Title = styled.h1(css`
  ${text('h1')}
  max-width: 24em;
  text-wrap: balance;

  /* As high as most titles: one line, on phones two. */
  ${below('mobile')} {
    &[data-loading] {
      min-height: 2lh;
    }
  }
`);

export const Byline = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};

  ${below('mobile')} {
    flex-wrap: wrap;
    row-gap: ${theme.space[3]};
  }
`);

export const Counts = styled(PostCounts)(css`
  gap: ${theme.space[3]};
  margin-left: auto;
  font-size: 14px;

  ${below('mobile')} {
    order: 1;
    flex-basis: 100%;
    margin-left: 0;
  }
`);

/** On phones in a row of their own. */
export const LoadingCounts = styled(Skeleton)(css`
  margin-left: auto;

  ${below('mobile')} {
    order: 1;
    margin: 0 calc(100% - 160px) 0 0;
  }
`);

/** Set off from the counts by a line; on phones right of the writer. */
export const Tools = styled.span(css`
  display: flex;
  margin: -2px -${theme.space[3]} -2px ${theme.space[1]};
  padding-left: ${theme.space[2]};
  border-left: 1px solid ${theme.color.border};

  ${below('mobile')} {
    margin-left: auto;
    border-left: 0;
  }
`);
