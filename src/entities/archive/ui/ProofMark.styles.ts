import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

/** Above the link that covers the card, so that the pointer finds it. */
export const Mark = styled.span(css`
  position: relative;
  z-index: ${theme.z.raised};
  display: inline-flex;
  flex: none;
  align-items: center;
  margin-left: 2px;

  > svg {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 2.4;
  }
  circle {
    fill: ${theme.color.accent};
    stroke: none;
  }
  rect {
    fill: ${theme.color.primary};
    stroke: none;
  }
  polyline {
    stroke: ${theme.color['on-primary']};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-early] path {
    stroke-dasharray: 2.4 3;
  }
  [data-early] rect {
    fill: ${theme.color.surface};
    stroke: ${theme.color.primary};
  }
`);

/** The tooltip below the mark: under the pointer, and while the card's link has the focus. */
export const Tip = styled.span(css`
  position: absolute;
  top: calc(100% + 8px);
  left: 50%;
  z-index: 3;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color['toast-bg']};
  color: ${theme.color['toast-text']};
  ${text('caption', 600)}
  line-height: 1.3;
  white-space: nowrap;
  transform: translateX(-50%);
  visibility: hidden;
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    bottom: 100%;
    left: 50%;
    margin-left: -${theme.space[1]};
    border: 5px solid transparent;
    border-bottom-color: ${theme.color['toast-bg']};
  }
  span:hover > & {
    visibility: visible;
  }
  article:has(a:focus-visible) & {
    visibility: visible;
  }
`);
