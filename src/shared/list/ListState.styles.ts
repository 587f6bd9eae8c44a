import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** The former page is faded while another one is loading. */
export const Page = styled.div(css`
  transition: opacity ${theme.motion.base} ${theme.motion.standard};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`);

/** As high as a pager, also for the skeleton and for a single page. */
export const PagerSlot = styled.div(css`
  min-height: 44px;
  margin-top: ${theme.space[7]};
`);
