import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

/** Sections beside the content; below 1024 px tabs above it. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[7]};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

export const Side = styled.div`
  position: sticky;
  top: 100px;
  min-width: 0;

  /* The tabs follow the header at once. */
  ${below('side')} {
    position: static;
    margin-top: -${theme.space[8]};
  }
  ${below('mobile')} {
    margin-top: -${theme.space[6]};
  }
`;

export const Name = styled.p(css`
  display: flex;
  align-items: center;
  height: 36px;
  margin-bottom: ${theme.space[2]};
  padding: 0 ${theme.space[3]};
  ${text('body-s', 700)}
  line-height: 1;

  ${below('side')} {
    display: none;
  }
`);

export const Sections = styled.nav(css`
  display: grid;
  gap: 2px;

  ${below('side')} {
    display: flex;
    gap: ${theme.space[5]};
    margin: 0 -${theme.space[5]};
    padding: 0 ${theme.space[5]};
    overflow-x: auto;
    border-bottom: 1px solid ${theme.color.border};
    scrollbar-width: none;
  }
`);

export const SectionLink = styled(NavLink)(css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: 44px;
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1;
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
    gap: ${theme.space[1]};
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
  ${text('caption', 700)}
  line-height: 1;
  ${tabularNumbers}
`);

export const Confirmed = styled.p(css`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  ${text('caption', 600)}

  small {
    display: block;
    color: ${theme.color['text-3']};
    ${text('caption')}
    ${tabularNumbers}
  }
  ${below('side')} {
    display: none;
  }
`);
