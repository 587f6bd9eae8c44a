import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, touch, theme } from '@/shared/theme';

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Hint beside the option that Enter selects; hidden on touch devices. */
export const KeyHint = styled.small(css`
  display: none;
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};

  [data-active] > & {
    display: inline;
  }
  ${below('mobile')} {
    display: none !important;
  }
  ${touch} {
    display: none !important;
  }
`);

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* Rendered while empty: only then is the first chip announced. */
  &:not(:empty) {
    margin-top: 16px;
  }
`;

export const Chip = styled.li(css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  padding: 0 4px 0 8px;
  border-radius: ${theme.radius.full};
  background: ${theme.color['primary-soft']};
  font: 600 15px/1.2 ${theme.font};

  &[data-fixed] {
    padding-right: 16px;
    background: ${theme.color['surface-sunken']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const State = styled.small(css`
  flex: none;
  color: ${theme.color['primary-text']};
  font: 500 13px/1.2 ${theme.font};

  [data-fixed] > & {
    color: ${theme.color['text-3']};
  }
`);

export const Remove = styled.button(css`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 44px;
  border-radius: ${theme.radius.full};
  color: ${theme.color['text-2']};

  &:hover {
    color: ${theme.color.text};
  }
  ${touch} {
    width: 44px;
  }
`);
