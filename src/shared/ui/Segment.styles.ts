import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { labelFocusRing, text, theme } from '@/shared/theme';

export const Track = styled.div(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  padding: 4px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['border-subtle']};

  &[data-inactive] > * {
    color: ${theme.color['text-3']};
    cursor: default;
  }
  [aria-invalid] > & {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
`);

/** An option of a segment under the pointer, and chosen. */
export const segmentStates = css`
  &:hover {
    color: ${theme.color.text};
  }
  &[data-chosen] {
    background: ${theme.color.surface};
    box-shadow:
      ${theme.shadow.e1},
      0 0 0 1px ${theme.color.border};
    color: ${theme.color.text};
  }
`;

export const Half = styled.label(css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 8px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1.2;
  cursor: pointer;

  ${segmentStates}
  ${labelFocusRing}
  @media (forced-colors: active) {
    &[data-chosen] {
      border: 2px solid;
    }
  }
`);
