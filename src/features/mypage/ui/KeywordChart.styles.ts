import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, theme } from '@/shared/theme';

export const Chart = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

export const Row = styled.li(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 8px 18px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['surface-sunken']};
  overflow: hidden;
`);

export const Bar = styled.i(css`
  position: absolute;
  inset: 0 auto 0 0;
  width: var(--bar);
  border-radius: inherit;
  background: ${theme.color['accent-soft-2']};

  li:first-of-type > & {
    background: ${theme.color.accent};
  }
  [data-faded] & {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Word = styled.span(css`
  position: relative;
  font: 600 16px/1.3 ${theme.font};

  /* Where the bars fade, the labels do not, so that they are readable on the longest one too. */
  ol:not([data-faded]) > li:first-of-type > & {
    color: ${theme.color['on-accent']};
    font-weight: 700;
  }
`);

export const Count = styled.span(css`
  position: relative;
  margin-left: auto;
  color: ${theme.color['text-2']};
  font: 600 15px/1 ${theme.font};
  ${tabularNumbers}
`);
