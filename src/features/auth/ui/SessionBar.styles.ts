import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, shortLandscape, sidePadding, tabularNumbers, theme } from '@/shared/theme';

/** Sticky under the header, so that it is visible far down the page. */
export const Bar = styled.aside(css`
  position: sticky;
  top: 73px;
  z-index: ${theme.z.sticky};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  ${sidePadding(theme.space[5])}
  background: ${theme.color['toast-bg']};
  color: ${theme.color['toast-text']};
  font-weight: 600;
  ${tabularNumbers}

  ${below('mobile')} {
    top: 61px;
  }
  ${shortLandscape} {
    top: 0;
  }
`);

/** Apricot, as the only button that preserves unsaved work. */
export const Extend = styled.span(css`
  button {
    background: ${theme.color.accent};
    color: ${theme.color['on-accent']};
    --hover: ${theme.color['accent-soft-2']};
    --press: ${theme.color['accent-soft-2']};
  }
  button:hover {
    color: ${theme.color['accent-text']};
  }
`);
