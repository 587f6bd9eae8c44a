import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, text } from '@/shared/theme';
import { Skeleton } from '@/shared/ui/Skeleton';

/** As high as most titles: one line, on phones two. */
export const Title = styled.div(css`
  ${text('h1')}
  display: grid;
  align-items: center;
  height: 1lh;

  ${below('mobile')} {
    height: 2lh;
  }
`);

/** On phones the counts are in a row of their own. */
export const Counts = styled(Skeleton)(css`
  ${below('mobile')} {
    order: 1;
    margin-right: calc(100% - 160px);
  }
  ${from('mobile')} {
    margin-left: auto;
  }
`);
