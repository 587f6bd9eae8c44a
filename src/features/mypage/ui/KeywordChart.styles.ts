import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Row = styled.li(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
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
  ${text('body', 600)}
  line-height: 1.3;

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
  ${text('body-s', 600)}
  line-height: 1;
  ${tabularNumbers}
`);
