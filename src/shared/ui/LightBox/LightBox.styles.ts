import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, sidePadding, tabularNumbers, text, theme } from '@/shared/theme';
import { IconButton } from '../IconButton';

export const Box = styled.dialog(css`
  width: 100%;
  max-width: 100%;
  height: 100%;
  max-height: 100%;
  padding: 0;
  border: 0;
  background: ${theme.color['media-ground']};
  color: ${theme.color['on-media']};
  overflow: hidden;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    justify-items: center;
  }
  &::backdrop {
    background: none;
  }
`);

export const Top = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding-block: 12px;
  ${sidePadding('20px')}
  ${text('body-s', 600)}
  line-height: 1.2;
  ${tabularNumbers}
`);

/** Horizontal swipes change the picture; pinching still zooms. */
export const Stage = styled.figure(css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 100%;
  height: 100%;
  padding: 0 88px 40px;
  touch-action: pan-y pinch-zoom;

  &[data-tall] {
    grid-template-rows: auto;
    place-items: start center;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  &[data-tall] > img {
    max-height: none;
  }

  ${below('mobile')} {
    padding: 0 0 84px;
  }
`);

export const Photo = styled.img(css`
  max-width: 100%;
  max-height: 100%;
  width: auto;
  height: auto;
  min-height: 0;
  object-fit: contain;
  user-select: none;
`);

/** Invisible. */
export const PrefetchedPhoto = styled.img(css`
  display: none;
`);

export const Control = styled(IconButton)(css`
  border-radius: ${theme.radius.full};
  color: ${theme.color['on-media']};

  &:hover {
    background: ${theme.color['media-scrim']};
    color: ${theme.color['on-media']};
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
  }
  &:focus-visible {
    outline-color: ${theme.color['on-media']};
  }
`);

const side = `
  position: absolute;
  top: 50%;
  translate: 0 -50%;
`;

export const Previous = styled(Control)(css`
  ${side}
  left: max(24px, env(safe-area-inset-left));

  ${below('mobile')} {
    top: auto;
    bottom: 20px;
    left: calc(50% - 60px);
    translate: none;
  }
`);

export const Next = styled(Control)(css`
  ${side}
  right: max(24px, env(safe-area-inset-right));

  ${below('mobile')} {
    top: auto;
    right: calc(50% - 60px);
    bottom: 20px;
    translate: none;
  }
`);
