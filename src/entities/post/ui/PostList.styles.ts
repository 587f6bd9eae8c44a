import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';

export const Search = styled.div(css`
  display: flex;
  margin-bottom: 12px;
`);

/** The line above the grid: the count left, the order right. */
export const Summary = styled.div(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 16px;
  min-height: 44px;
  margin-bottom: 16px;

  ${below('mobile')} {
    column-gap: 8px;
    margin-bottom: 12px;
  }
`);

export const Count = styled.h2(css`
  color: ${theme.color['text-2']};
  font: 500 16px/1.4 ${theme.font};
  ${tabularNumbers}

  b {
    color: ${theme.color.text};
    font-weight: 700;
  }
  ${below('mobile')} {
    font-size: 15px;
  }
`);

/**
 * The former page, faded, while the next one is loading. As tall as the rest of the window, so that the footer does not
 * rise when a filter leaves few posts (MEND-112).
 */
export const Page = styled.div(css`
  min-height: 60vh;
  transition: opacity ${theme.motion.base} ${theme.motion.standard};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`);

/** As high as the pager, also for a single page. */
export const PagerSlot = styled.div(css`
  min-height: 44px;
  margin-top: 56px;

  ${below('mobile')} {
    margin-top: 40px;
  }
`);
