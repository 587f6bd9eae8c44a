import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme, touch } from '@/shared/theme';

export const Chips = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`);

/** As wide chosen as not chosen, so that the row does not move: the mark takes the place of the padding (MEND-112). */
export const Chip = styled.button(css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 40px;
  padding: 0 18px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color['border-chip']};
  ${text('body-s', 500)}
  line-height: 1.2;
  letter-spacing: -0.01em;
  white-space: nowrap;
  transition: background ${theme.motion.fast} ${theme.motion.standard};

  &:hover:not(:disabled) {
    background: ${theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    padding: 0 8px;
    background: ${theme.color['primary-soft']};
    box-shadow: inset 0 0 0 1.5px ${theme.color.primary};
    color: ${theme.color['primary-text']};
  }
  &[aria-pressed='true']:hover:not(:disabled) {
    background: ${theme.color['primary-soft-hover']};
  }
  &:disabled {
    box-shadow: inset 0 0 0 1px ${theme.color['border-disabled']};
    color: ${theme.color['text-disabled']};
    cursor: not-allowed;
  }
  ${below('mobile')} {
    min-height: 44px;
  }
  ${touch} {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`);

export const Priority = styled.span(css`
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin: 0 -1px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
  ${text('micro', 700)}
  line-height: 1;
`);

export const Applied = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 36px;
  padding: 0 4px 0 13px;
  border-radius: ${theme.radius.full};
  background: ${theme.color['primary-soft']};
  color: ${theme.color['primary-text']};
  ${text('label')}
  line-height: 1.2;
  white-space: nowrap;
`);

export const Remove = styled.button(css`
  display: grid;
  place-items: center;
  width: 30px;
  height: 36px;
  border-radius: ${theme.radius.full};

  &:hover {
    color: ${theme.color.text};
  }
  ${touch} {
    width: 44px;
    height: 44px;
    margin-right: -4px;
  }
`);
