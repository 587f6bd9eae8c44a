import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, text, theme } from '@/shared/theme';

/** Solid and filled when all have evaluated, else dotted and hollow. */
export const Row = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color['primary-text']};
  ${text('body-s', 600)}
  letter-spacing: -0.01em;

  &[data-early] {
    color: ${theme.color['text-2']};
  }
  svg {
    flex: none;
    max-width: 60%;
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 2.4;
  }
  circle,
  rect {
    fill: ${theme.color.primary};
    stroke: none;
  }
  circle[data-own] {
    fill: ${theme.color.accent};
  }
  text {
    fill: ${theme.color['primary-text']};
    stroke: none;
    ${text('caption', 600)}
    line-height: 1;
  }
  polyline {
    stroke: ${theme.color['on-primary']};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-early] path {
    stroke-dasharray: 2.4 3;
  }
  &[data-early] rect {
    fill: ${theme.color.surface};
    stroke: ${theme.color.primary};
  }
  ${below('mobile')} {
    gap: ${theme.space[2]};
    font-size: 14.5px;

    svg {
      width: auto;
      height: 17px;
    }
  }
  ${print} {
    polyline {
      stroke: white;
    }
  }
`);
