import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, print, text, theme } from '@/shared/theme';

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[7]};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
`;

/** Hundreds of rows may be open at once: rows outside the viewport are not laid out. */
export const Entry = styled.li(css`
  border-bottom: 1px solid ${theme.color['border-subtle']};
  content-visibility: auto;
  contain-intrinsic-size: auto 72px;

  /* Contained content is cut between pages. */
  ${print} {
    content-visibility: visible;
  }
`);

export const EntryLink = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} 0;
  outline-offset: -2px;
  ${focusRing}

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const None = styled.p(css`
  padding: ${theme.space[5]} 0;
  color: ${theme.color['text-3']};
  ${text('body-s')}
`);

export const More = styled.div`
  margin-top: ${theme.space[3]};

  &:empty {
    display: none;
  }
`;
