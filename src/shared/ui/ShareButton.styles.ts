import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme, withoutScript } from '@/shared/theme';

/** Aligns its text with the end of the column. */
export const Control = styled.button(css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-right: -12px;
  padding: 0 12px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1.2;

  &:hover {
    background: ${theme.color['surface-hover']};
    color: ${theme.color.text};
  }
  ${withoutScript} {
    display: none;
  }
`);
