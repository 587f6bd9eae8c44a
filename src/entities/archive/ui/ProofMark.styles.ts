import styled from '@emotion/styled';

/** Above the link that covers the card, so that the pointer finds it. */
export const Mark = styled.span`
  position: relative;
  z-index: ${({ theme }) => theme.z.raised};
  display: inline-flex;
  flex: none;
  align-items: center;
  margin-left: 2px;

  > svg {
    fill: none;
    stroke: ${({ theme }) => theme.color.primary};
    stroke-width: 2.4;
  }
  circle {
    fill: ${({ theme }) => theme.color.accent};
    stroke: none;
  }
  rect {
    fill: ${({ theme }) => theme.color.primary};
    stroke: none;
  }
  polyline {
    stroke: ${({ theme }) => theme.color['on-primary']};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-early] path {
    stroke-dasharray: 2.4 3;
  }
  [data-early] rect {
    fill: ${({ theme }) => theme.color.surface};
    stroke: ${({ theme }) => theme.color.primary};
  }
`;

/** The tooltip below the mark: under the pointer, and while the card's link has the focus. */
export const Tip = styled.span`
  position: absolute;
  top: calc(100% + 8px);
  left: 50%;
  z-index: 3;
  padding: 9px 13px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color['toast-bg']};
  color: ${({ theme }) => theme.color['toast-text']};
  font: 600 13px/1.3 ${({ theme }) => theme.font};
  white-space: nowrap;
  transform: translateX(-50%);
  visibility: hidden;
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    bottom: 100%;
    left: 50%;
    margin-left: -5px;
    border: 5px solid transparent;
    border-bottom-color: ${({ theme }) => theme.color['toast-bg']};
  }
  span:hover > &,
  article:has(a:focus-visible) & {
    visibility: visible;
  }
`;
