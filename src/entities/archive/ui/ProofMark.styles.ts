import styled from '@emotion/styled';

/** Above the link that covers the card, so that the pointer finds it. */
export const Mark = styled.span`
  position: relative;
  z-index: ${({ theme }) => theme.z.raised};
  display: inline-flex;
  flex: none;
  padding: 4px 0;

  > svg {
    fill: none;
    stroke: ${({ theme }) => theme.color['primary-text']};
    stroke-width: 2;
  }
`;

/** The tooltip: under the pointer, and while the card's link has the focus. */
export const Tip = styled.span`
  position: absolute;
  bottom: 100%;
  left: 0;
  padding: 6px 10px;
  border-radius: ${({ theme }) => theme.radius.xs};
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.bg};
  font: 500 13px/1.3 ${({ theme }) => theme.font};
  white-space: nowrap;
  visibility: hidden;
  pointer-events: none;

  span:hover > &,
  article:has(a:focus-visible) & {
    visibility: visible;
  }
`;
