import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, theme } from '@/shared/theme';
import { Tag } from '@/shared/ui/Tag';

/** Skills and keywords left, confirmed projects right. */
export const Card = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px 32px;
  padding: 20px 22px;
  border-radius: 18px;
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 18px 16px;
  }
`);

export const Lists = styled.div`
  display: grid;
  gap: 10px;
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** White on the sunken background, where grey would have too little contrast. */
export const PlainTag = styled(Tag)(css`
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
`);

export const Projects = styled(Link)(css`
  display: grid;
  justify-items: end;
  gap: 10px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};

  ${focusRing}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
  }
  b {
    color: ${theme.color.text};
    font-weight: 750;
  }
  &:hover b {
    text-decoration: underline;
  }
  ${below('mobile')} {
    justify-items: start;
    padding-top: 14px;
    border-top: 1px solid ${theme.color.border};
    border-radius: 0;
  }
`);

const SMALL = { shouldForwardProp: (name: string) => name !== 'isSmall' };

export const Thumbs = styled('div', SMALL)<{ isSmall: boolean }>`
  display: flex;
  gap: 6px;

  > * {
    width: ${({ isSmall }) => (isSmall ? 56 : 96)}px;
    border-radius: ${({ isSmall }) => (isSmall ? 8 : 12)}px;
    overflow: hidden;
  }
`;
