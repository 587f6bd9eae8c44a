import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme, touch } from '@/shared/theme';

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
  ${text('caption')}
  line-height: 1.3;

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
  gap: ${theme.space[2]};

  /* Rendered while empty: only then is the first chip announced. */
  &:not(:empty) {
    margin-top: ${theme.space[4]};
  }
`;

export const Chip = styled.li(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color['primary-soft']};
  ${text('body-s', 600)}
  line-height: 1.2;

  &[data-fixed] {
    padding-right: ${theme.space[4]};
    background: ${theme.color['surface-sunken']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const State = styled.small(css`
  flex: none;
  color: ${theme.color['primary-text']};
  ${text('caption')}
  line-height: 1.2;

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
