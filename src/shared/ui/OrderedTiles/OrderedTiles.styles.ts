import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme, touch } from '@/shared/theme';

export const Tiles = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
`);

export const Tile = styled.li(css`
  position: relative;
  min-width: 0;

  &[data-dragged] {
    z-index: 1;
    border-radius: ${theme.radius.lg};
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
`);

/** A mouse drags the whole picture; a finger scrolls there and drags by the handle. */
export const Body = styled.div(css`
  cursor: grab;

  img {
    -webkit-user-drag: none;
    user-select: none;
  }
  [data-dragged] > & {
    cursor: grabbing;
  }
`);

export const Tools = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 4px;
  color: ${theme.color['text-2']};
`);

export const Step = styled.button(css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 36px;
  border-radius: ${theme.radius.md};

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${theme.color['text-disabled']};
    cursor: default;
  }
  ${touch} {
    width: 44px;
    height: 44px;
  }
`);

export const Handle = styled.span(css`
  display: grid;
  place-items: center;
  flex: 1;
  height: 36px;
  color: ${theme.color['text-3']};
  cursor: grab;
  touch-action: none;

  ${touch} {
    height: 44px;
  }
`);
