import { css, keyframes } from '@emotion/react';
import { below, theme } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** The surface of a dialog; below 600 px a sheet from below. */
export const sheet = css`
  border: 0;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.e4};
  overscroll-behavior: contain;

  &[open] {
    animation: ${appear} ${theme.motion.base} ${theme.motion.standard};
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
  ${below('phone')} {
    width: 100%;
    max-width: 100%;
    margin: auto 0 0;
    border-radius: ${theme.radius['2xl']} ${theme.radius['2xl']} 0 0;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;
