import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

/** Below the bell, as far to the right as the picture beside it. */
export const Panel = styled.section(css`
  position: absolute;
  top: 56px;
  right: -54px;
  z-index: ${theme.z.dropdown};
  width: 440px;
  max-height: min(var(--pinned-height, 100dvh), calc(100dvh - 96px));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* useScrollAnchor does it in every case: browsers do not at the top, Safari never does. */
  overflow-anchor: none;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow:
    0 0 0 1px ${theme.color.border},
    ${theme.shadow.e3};
  outline: none;

  ${below('mobile')} {
    inset: 60px 12px auto;
    width: auto;
    border-radius: ${theme.radius.xl};
  }
`);

/** Sticky above the items. */
export const Head = styled.div(css`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin: -${theme.space[2]} -${theme.space[2]} 0;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[2]};
  background: ${theme.color.surface};
`);

/** The button that scrolls to new items above; takes no height of its own. */
export const More = styled.div`
  position: absolute;
  top: 11px;
  right: 16px;
`;

export const Foot = styled.p(css`
  margin: ${theme.space[1]} ${theme.space[2]} ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[2]} ${theme.space[2]};
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  a {
    color: ${theme.color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: ${theme.radius.sm};
    ${focusRing}
  }
`);
