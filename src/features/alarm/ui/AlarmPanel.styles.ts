import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, theme } from '@/shared/theme';

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
  border-radius: ${theme.radius.panel};
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
  gap: 8px;
  margin: -8px -8px 0;
  padding: 22px 24px 10px;
  background: ${theme.color.surface};
`);

/** The button that scrolls to new items above; takes no height of its own. */
export const More = styled.div`
  position: absolute;
  top: 11px;
  right: 16px;
`;

export const Title = styled.h2`
  font: var(--t-title);
  letter-spacing: var(--tr-title);
`;

export const Foot = styled.p(css`
  margin: 4px 8px 8px;
  padding: 14px 8px 8px;
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};

  a {
    color: ${theme.color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: ${theme.radius.xs};
    ${focusRing}
  }
`);
