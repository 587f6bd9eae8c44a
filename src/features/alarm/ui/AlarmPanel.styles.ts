import styled from '@emotion/styled';
import { below, focusRing } from '@/shared/theme';

/** Below the bell, as far to the right as the picture beside it. */
export const Panel = styled.section`
  position: absolute;
  top: 56px;
  right: -54px;
  z-index: ${({ theme }) => theme.z.dropdown};
  width: 440px;
  max-height: min(var(--pinned-height, 100dvh), calc(100dvh - 96px));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* useScrollAnchor does it in every case: browsers do not at the top, Safari never does. */
  overflow-anchor: none;
  padding: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.surface};
  box-shadow:
    0 0 0 1px ${({ theme }) => theme.color.border},
    ${({ theme }) => theme.shadow.e3};
  outline: none;

  ${below('mobile')} {
    inset: 60px 12px auto;
    width: auto;
    border-radius: ${({ theme }) => theme.radius.xl};
  }
`;

/** Sticky above the items. */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  margin: -8px -8px 0;
  padding: 22px 24px 10px;
  background: ${({ theme }) => theme.color.surface};
`;

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

export const Foot = styled.p`
  margin: 4px 8px 8px;
  padding: 14px 8px 8px;
  border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};

  a {
    color: ${({ theme }) => theme.color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: ${({ theme }) => theme.radius.xs};
    ${focusRing}
  }
`;
