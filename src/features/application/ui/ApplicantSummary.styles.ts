import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';
import { Tag } from '@/shared/ui/Tag';

/** Skills and keywords left, confirmed projects right. */
export const Card = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[7]};
  padding: ${theme.space[5]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[4]} ${theme.space[4]};
  }
`);

/** White on the sunken background, where grey would have too little contrast. */
export const PlainTag = styled(Tag)(css`
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
`);

export const Projects = styled(Link)(css`
  display: grid;
  justify-items: end;
  gap: ${theme.space[2]};
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  ${focusRing}

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 24px;
  }
  &:hover b {
    text-decoration: underline;
  }
  ${below('mobile')} {
    justify-items: start;
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.border};
    border-radius: 0;
  }
`);

const SMALL = { shouldForwardProp: (name: string) => name !== 'isSmall' };

export const Thumbs = styled('div', SMALL)<{ isSmall: boolean }>`
  display: flex;
  gap: ${theme.space[2]};

  > * {
    width: ${({ isSmall }) => (isSmall ? 56 : 96)}px;
    border-radius: ${({ isSmall }) => (isSmall ? 8 : 12)}px;
    overflow: hidden;
  }
`;
