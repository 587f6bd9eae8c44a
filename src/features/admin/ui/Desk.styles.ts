import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

/** Sections beside the content; below 1024 px tabs above it. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  align-items: start;
  gap: 32px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const Side = styled.div`
  position: sticky;
  top: 100px;
  min-width: 0;

  ${below('side')} {
    position: static;
  }
`;

export const Name = styled.p(css`
  display: flex;
  align-items: center;
  height: 36px;
  margin-bottom: 8px;
  padding: 0 12px;
  font: 700 15px/1 ${theme.font};

  ${below('side')} {
    display: none;
  }
`);

export const Sections = styled.nav(css`
  display: grid;
  gap: 2px;

  ${below('side')} {
    display: flex;
    gap: 22px;
    margin: 0 -20px;
    padding: 0 20px;
    overflow-x: auto;
    border-bottom: 1px solid ${theme.color.border};
    scrollbar-width: none;
  }
`);

export const SectionLink = styled(NavLink)(css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 44px;
  padding: 0 12px;
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  font: 600 15px/1 ${theme.font};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-current='page'] {
    background: ${theme.color['surface-hover']};
    color: ${theme.color.text};
    font-weight: 700;
  }
  ${below('side')} {
    gap: 5px;
    height: 48px;
    padding: 0;
    border-radius: 0;
    outline-offset: -2px !important;

    > svg {
      display: none;
    }
    &:hover,
    &[aria-current='page'] {
      background: none;
    }
    &[aria-current='page'] {
      box-shadow: inset 0 -3px ${theme.color.text};
    }
  }
`);

export const Waiting = styled.span(css`
  margin-left: auto;
  color: ${theme.color['primary-text']};
  font: 700 13px/1 ${theme.font};
  ${tabularNumbers}
`);

export const Confirmed = styled.p(css`
  display: flex;
  gap: 10px;
  margin-top: 20px;
  padding: 16px 12px 0;
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  font: 600 13px/1.4 ${theme.font};

  small {
    display: block;
    color: ${theme.color['text-3']};
    font: 500 13px/1.45 ${theme.font};
    ${tabularNumbers}
  }
  ${below('side')} {
    display: none;
  }
`);
