import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, shortLandscape, theme } from '@/shared/theme';
import { Link } from 'react-router-dom';
import { frame } from './frame';

export const Header = styled.header(css`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  border-bottom: 1px solid ${theme.color['border-subtle']};
  background: color-mix(in srgb, ${theme.color.bg} 92%, transparent);
  backdrop-filter: blur(12px);

  ${shortLandscape} {
    position: relative;
  }
`);

/** Narrow phones have smaller gaps: at 320 px everything still fits. */
export const Inner = styled.div(css`
  ${frame}
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 72px;

  ${below('mobile')} {
    --entry-padding: clamp(4px, calc((100vw - 300px) / 10), 9px);
    gap: clamp(0px, calc((100vw - 320px) / 8), ${theme.space[2]});
    height: 60px;
    padding-inline: ${theme.space[4]} ${theme.space[3]};
  }
`);

export const Home = styled.div(css`
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
  }
`);

export const LockUp = styled.span(css`
  ${below('mobile')} {
    display: none;
  }
`);

export const Symbol = styled.span(css`
  display: none;

  ${below('mobile')} {
    display: block;
  }
`);

export const Nav = styled.nav(css`
  display: flex;
  flex: 1;
  gap: ${theme.space[1]};

  ${below('mobile')} {
    gap: 0;
  }
`);

export const Entry = styled(Link)(css`
  position: relative;
  display: flex;
  align-items: center;
  height: 44px;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  color: ${theme.color['text-2']};
  font-weight: 600;
  white-space: nowrap;

  &:hover {
    background: ${theme.color['surface-hover']};
  }

  &[aria-current='page'] {
    color: ${theme.color.text};

    &::after {
      content: '';
      position: absolute;
      inset: auto ${theme.space[3]} 2px;
      height: 3px;
      border-radius: 2px;
      background: ${theme.color.accent};

      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }

  ${below('mobile')} {
    padding-inline: var(--entry-padding);
    font-size: 15px;

    &[aria-current='page']::after {
      inset-inline: var(--entry-padding);
    }
  }
`);

/** Reserves the space of the bell and the picture until they have loaded. */
export const MemberSlot = styled.span(css`
  width: 98px;
  height: 44px;

  ${below('mobile')} {
    width: 88px;
  }
`);
