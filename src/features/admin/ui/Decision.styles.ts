import styled from '@emotion/styled';
import { print, sidePadding, theme } from '@/shared/theme';

/** Sticky at the foot of the case; it grows when a choice is made. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.raised};
  padding: ${theme.space[4]} 0;
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.bg};

  ${print} {
    display: none;
  }
`;

/** On phones a bar at the bottom of the window, whose button opens the form as a sheet. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.z.sticky};
  padding-block: ${theme.space[2]} calc(${theme.space[2]} + env(safe-area-inset-bottom));
  ${sidePadding('20px')}
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${print} {
    display: none;
  }
`;
