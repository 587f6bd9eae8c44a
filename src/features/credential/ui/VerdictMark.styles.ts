import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { reducedMotion, theme } from '@/shared/theme';

const grow = keyframes`
  from { transform: scaleX(0); }
`;
const arrive = keyframes`
  from { transform: scale(0.9); }
`;

/** Coloured by the result; gray by default. */
export const Mark = styled.svg(css`
  max-width: 100%;
  fill: none;
  stroke-width: 8;
  stroke-linecap: butt;
  stroke-linejoin: round;
  --line: ${theme.color['border-control']};
  --circle: ${theme.color.border};
  --square: ${theme.color['border-control']};
  --sign: ${theme.color['text-3']};

  &[data-result='NONE'] {
    --circle: ${theme.color['accent-soft-2']};
    --square: ${theme.color['primary-soft-hover']};
    --sign: ${theme.color['primary-text']};
    stroke-width: 5;
  }
  &[data-result='VALID'] {
    --line: ${theme.color.primary};
    --circle: ${theme.color.accent};
    --square: ${theme.color.primary};
    --sign: ${theme.color['on-primary']};
  }
  &[data-result='CHANGED'] {
    --square: ${theme.color.danger};
    --sign: ${theme.color['on-danger']};
  }
  [data-line] {
    stroke: var(--line);
  }
  [data-line='broken'] {
    stroke: var(--square);
  }
  circle {
    fill: var(--circle);
  }
  rect {
    fill: var(--square);
  }
  rect[data-hollow] {
    fill: none;
    stroke: var(--square);
    stroke-width: 6;
  }
  [data-sign] {
    fill: none;
    stroke: var(--sign);
    stroke-width: 7;
    stroke-linecap: round;
  }
  &[data-result='VALID'] [data-line] {
    transform-origin: 60px 50px;
    animation: ${grow} ${`500ms ${theme.motion.standard}`} backwards;
  }
  &[data-result='VALID'] rect {
    transform-origin: 162px 50px;
    animation: ${arrive} 200ms ${theme.motion.standard} 400ms backwards;
  }
  ${reducedMotion} {
    && * {
      animation: none;
    }
  }
`);
