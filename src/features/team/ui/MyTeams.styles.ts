import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, focusRing, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Teams = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  > li {
    display: grid;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Team = styled(Link)(css`
  display: grid;
  align-content: start;
  gap: 14px;
  padding: 20px;
  border-radius: ${theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  > b {
    overflow-wrap: anywhere;
    font: 700 18px/1.4 ${theme.font};
    letter-spacing: -0.015em;
    ${clampLines(2)}
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Top = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

export const Due = styled.small(css`
  display: flex;
  align-items: center;
  gap: 7px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};

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
