import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, theme } from '@/shared/theme';
import { Link } from 'react-router-dom';

const control = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  transition: background ${theme.motion.fast} ${theme.motion.standard};

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color['surface-hover']};
    color: ${theme.color.text};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${theme.color['text-disabled']};
    cursor: not-allowed;
  }
  ${print} {
    display: none;
  }
`;

export const Control = styled.button(control);
export const LinkControl = styled(Link)(control);
