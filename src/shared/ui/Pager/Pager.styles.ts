import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Pager = styled.nav(css`
  display: flex;
  justify-content: center;
  gap: 4px;

  ${below('mobile')} {
    gap: 0;
  }
`);

const square = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1;
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-current] {
    background: ${theme.color.text};
    color: ${theme.color['text-inverse']};
  }
  &:disabled {
    background: none;
    color: ${theme.color['text-disabled']};
    cursor: default;
  }
  ${below('mobile')} {
    width: 38px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid;
    }
  }
`;

export const PageButton = styled.button(square);
export const PageLink = styled(Link)(square);
