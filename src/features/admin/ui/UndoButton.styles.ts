import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { toastAction } from '@/shared/toast/toastAction';

export const Undo = styled.button(css`
  ${toastAction}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    kbd {
      display: none;
    }
  }
`);

const drain = keyframes`
  from { stroke-dashoffset: 0; }
  to { stroke-dashoffset: -1; }
`;

/** The server's ten seconds run on whatever the pointer does, and so does the ring. */
export const Ring = styled.svg(css`
  width: 18px;
  height: 18px;
  transform: rotate(-90deg);

  circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    opacity: 0.25;
  }
  circle + circle {
    opacity: 1;
    stroke-dasharray: 1;
    animation: ${drain} linear forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    circle + circle {
      animation-timing-function: steps(10);
    }
  }
`);
