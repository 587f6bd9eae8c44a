import styled from '@emotion/styled';
import { below, tabularNumbers } from '@/shared/theme';
import { IconButton } from '../IconButton';

export const Box = styled.dialog`
  width: 100%;
  max-width: 100%;
  height: 100%;
  max-height: 100%;
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color['media-ground']};
  color: ${({ theme }) => theme.color['on-media']};
  overflow: hidden;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    justify-items: center;
  }
  &::backdrop {
    background: none;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: 12px 20px;
  font: 600 15px/1.2 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

/** Horizontal swipes change the picture; pinching still zooms. */
export const Stage = styled.figure`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 100%;
  height: 100%;
  padding: 0 88px 40px;
  touch-action: pan-y pinch-zoom;

  ${below('mobile')} {
    padding: 0 0 84px;
  }
`;

export const Photo = styled.img`
  max-width: 100%;
  max-height: 100%;
  width: auto;
  height: auto;
  min-height: 0;
  object-fit: contain;
  user-select: none;
`;

/** Prefetched and invisible. */
export const Awaited = styled.img`
  display: none;
`;

export const Control = styled(IconButton)`
  border-radius: ${({ theme }) => theme.radius.full};
  color: ${({ theme }) => theme.color['on-media']};

  &:hover {
    background: ${({ theme }) => theme.color['media-scrim']};
    color: ${({ theme }) => theme.color['on-media']};
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
  }
  &:focus-visible {
    outline-color: ${({ theme }) => theme.color['on-media']};
  }
`;

const side = `
  position: absolute;
  top: 50%;
  translate: 0 -50%;
`;

export const Previous = styled(Control)`
  ${side}
  left: 24px;

  ${below('mobile')} {
    top: auto;
    bottom: 20px;
    left: calc(50% - 60px);
    translate: none;
  }
`;

export const Next = styled(Control)`
  ${side}
  right: 24px;

  ${below('mobile')} {
    top: auto;
    right: calc(50% - 60px);
    bottom: 20px;
    translate: none;
  }
`;
