import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';
import { IconButton } from './IconButton';

/** In the top corner of a card. */
export const Corner = styled(IconButton)(css`
  border-radius: ${theme.radius.full};
  color: ${theme.color['text-3']};

  &[aria-pressed='true'] {
    color: ${theme.color['accent-strong']};
  }
  &[aria-pressed='true'] path {
    fill: ${theme.color.accent};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] path {
      fill: currentcolor;
    }
  }
`);

/** Beside the primary button of a page. */
export const Counted = styled.button(css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  min-height: 56px;
  padding: 0 16px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color['border-control']};
  ${text('title', 600)}
  line-height: 1.2;
  ${tabularNumbers}
  transition: background ${theme.motion.fast} ${theme.motion.standard};

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${theme.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
    color: ${theme.color['accent-text']};
  }
  &[aria-pressed='true']:hover {
    background: ${theme.color['accent-soft-2']};
  }
  &[aria-pressed='true'] path {
    fill: ${theme.color.accent};
    stroke: ${theme.color['accent-strong']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`);
