import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, reducedMotion, tabularNumbers, text, theme } from '@/shared/theme';

export const Scroller = styled.div`
  ${below('mobile')} {
    margin: 0 -${theme.space[5]};
    padding: 0 ${theme.space[5]};
    overflow: auto hidden;
    scrollbar-width: none;
  }
`;

/** @prop many the number of points if they scroll on a phone; 0 if they fit */
export const Chart = styled.div<{ many: number }>`
  padding: ${theme.space[7]} ${theme.space[7]} ${theme.space[7]} ${theme.space[8]};
  ${tabularNumbers}

  ${below('mobile')} {
    min-width: ${({ many }) => (many > 0 ? `${many * 24 + 60}px` : '0')};
    padding-inline: ${theme.space[7]} ${theme.space[5]};
  }
`;

export const Plot = styled.div(css`
  position: relative;
  height: 232px;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  svg svg {
    overflow: visible;
  }
  text {
    fill: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1;
    text-anchor: middle;
  }
  ${below('mobile')} {
    height: 174px;
  }
`);

export const Tick = styled.g(css`
  line {
    stroke: ${theme.color['border-subtle']};
  }
  &[data-base] line {
    stroke: ${theme.color['border-control']};
    stroke-width: 1.5;
  }
  && text {
    text-anchor: end;
  }
`);

export const Date = styled.text`
  ${below('mobile')} {
    &[data-minor] {
      display: none;
    }
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

export const Segment = styled.line(css`
  stroke: ${theme.color.primary};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-dasharray: 1;
  animation: ${draw} ${theme.motion.base} ${theme.motion.standard};

  ${reducedMotion} {
    animation: none;
  }
`);

export const Dot = styled.circle(css`
  fill: ${theme.color.primary};
`);

export const First = styled.circle(css`
  fill: ${theme.color.bg};
  stroke: ${theme.color.primary};
  stroke-width: 3;
`);

export const Newest = styled.g(css`
  rect {
    fill: ${theme.color.primary};
  }
  && text {
    fill: ${theme.color.text};
    ${text('body', 700)}
    line-height: 1;
  }
`);

export const Few = styled.g(css`
  circle {
    fill: ${theme.color.bg};
    stroke: ${theme.color['border-control']};
    stroke-width: 2;
  }
`);

/** The point under the pointer, or of the arrow keys. */
export const Pointed = styled.g(css`
  pointer-events: none;

  line {
    stroke: ${theme.color['border-control']};
  }
  rect {
    fill: ${theme.color['toast-bg']};
  }
  && text {
    fill: ${theme.color['toast-text']};
    ${text('body-s', 700)}
    line-height: 1;
  }
  && text[data-small] {
    ${text('micro', 500)}
    line-height: 1;
  }
`);

/** Covers the plot and receives keyboard input only. */
export const Slider = styled.input(css`
  position: absolute;
  inset: -8px;
  width: calc(100% + 16px);
  height: calc(100% + 16px);
  margin: 0;
  opacity: 0;
  pointer-events: none;

  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    opacity: 1;
    appearance: none;
    background: none;
    border-radius: ${theme.radius.md};
  }
  &::-webkit-slider-thumb {
    appearance: none;
  }
  &::-moz-range-thumb,
  &::-moz-range-track {
    opacity: 0;
  }
`);
