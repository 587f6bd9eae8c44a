import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { reducedMotion } from '@/shared/theme';

const grow = keyframes`
  from { transform: scaleX(0); }
`;
const arrive = keyframes`
  from { transform: scale(0.9); }
`;

/** Coloured by the result; invalid ones have no colour. */
export const Mark = styled.svg`
  max-width: 100%;
  fill: none;
  stroke-width: 8;
  stroke-linecap: butt;
  stroke-linejoin: round;
  --line: ${({ theme }) => theme.color['border-control']};
  --circle: ${({ theme }) => theme.color.border};
  --square: ${({ theme }) => theme.color['border-control']};
  --sign: ${({ theme }) => theme.color['text-3']};

  &[data-result='NONE'] {
    --circle: ${({ theme }) => theme.color['accent-soft-2']};
    --square: ${({ theme }) => theme.color['primary-soft-hover']};
    --sign: ${({ theme }) => theme.color['primary-text']};
    stroke-width: 5;
  }
  &[data-result='VALID'] {
    --line: ${({ theme }) => theme.color.primary};
    --circle: ${({ theme }) => theme.color.accent};
    --square: ${({ theme }) => theme.color.primary};
    --sign: ${({ theme }) => theme.color['on-primary']};
  }
  &[data-result='CHANGED'] {
    --square: ${({ theme }) => theme.color.danger};
    --sign: ${({ theme }) => theme.color['on-danger']};
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
    animation: ${grow} ${({ theme }) => `500ms ${theme.motion.standard}`} backwards;
  }
  &[data-result='VALID'] rect {
    transform-origin: 162px 50px;
    animation: ${arrive} 200ms ${({ theme }) => theme.motion.standard} 400ms backwards;
  }
  ${reducedMotion} {
    && * {
      animation: none;
    }
  }
`;
