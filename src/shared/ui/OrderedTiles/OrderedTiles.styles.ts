import styled from '@emotion/styled';
import { touch } from '@/shared/theme';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
`;

export const Tile = styled.li`
  position: relative;
  min-width: 0;

  &[data-dragged] {
    z-index: 1;
    border-radius: ${({ theme }) => theme.radius.lg};
    outline: 2px solid ${({ theme }) => theme.color.primary};
    outline-offset: 2px;
  }
`;

/** Anywhere on the picture for a mouse; a finger scrolls there and drags by the handle. */
export const Body = styled.div`
  cursor: grab;

  img {
    -webkit-user-drag: none;
    user-select: none;
  }
  [data-dragged] > & {
    cursor: grabbing;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 4px;
  color: ${({ theme }) => theme.color['text-2']};
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 36px;
  border-radius: ${({ theme }) => theme.radius.small};

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${({ theme }) => theme.color['text-disabled']};
    cursor: default;
  }
  ${touch} {
    width: 44px;
    height: 44px;
  }
`;

export const Handle = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  height: 36px;
  color: ${({ theme }) => theme.color['text-3']};
  cursor: grab;
  touch-action: none;

  ${touch} {
    height: 44px;
  }
`;
