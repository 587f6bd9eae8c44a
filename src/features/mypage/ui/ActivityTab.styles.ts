import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, focusRing, print, tabularNumbers, theme } from '@/shared/theme';

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 48px 40px;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

export const ListName = styled.h3(css`
  margin-bottom: 4px;
  font: 700 17px/1.4 ${theme.font};
`);

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
  gap: 4px;
  padding: 14px 0;
  outline-offset: -2px;
  ${focusRing}

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Title = styled.span(css`
  font: 600 16px/1.45 ${theme.font};
  overflow-wrap: anywhere;
  ${clampLines(1)}
`);

export const Facts = styled.small(css`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};
  ${tabularNumbers}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`);

export const None = styled.p(css`
  padding: 20px 0;
  color: ${theme.color['text-3']};
  font: 400 15px/1.5 ${theme.font};
`);

export const More = styled.div`
  margin-top: 12px;

  &:empty {
    display: none;
  }
`;
