import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Track = styled.div(css`
  height: var(--bar-height);
  border-radius: ${theme.radius.full};
  background: ${theme.color.border};
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Fill = styled.div(css`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.primary};
  transform-origin: left;
  transition: transform ${theme.motion.slow} ${theme.motion.standard};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`);
