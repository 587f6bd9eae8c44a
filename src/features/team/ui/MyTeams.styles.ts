import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { clampLines, focusRing, text, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Team = styled(Link)(css`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  > b {
    overflow-wrap: anywhere;
    ${text('title')}
    letter-spacing: -0.015em;
    ${clampLines(2)}
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Due = styled.small(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  &[data-due] {
    color: ${theme.color['accent-text']};
    font-weight: 600;
  }
  &[data-due]::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${theme.color.accent};
  }
`);
