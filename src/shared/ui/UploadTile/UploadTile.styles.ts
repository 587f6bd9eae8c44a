import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { labelFocusRing, text, theme, touch } from '@/shared/theme';

export const Tiles = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
`);

export const Add = styled.label(css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 8px;
  aspect-ratio: 4 / 3;
  padding: 8px;
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1.3;
  text-align: center;
  cursor: pointer;

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[data-over] {
    border-color: ${theme.color.primary};
    background: ${theme.color['primary-soft']};
    color: ${theme.color['primary-text']};
  }
  ${labelFocusRing}
  &[data-disabled] {
    background: ${theme.color.disabled};
    color: ${theme.color['on-disabled']};
    cursor: not-allowed;
  }
`);

export const Tile = styled.figure(css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  overflow: hidden;

  &[data-failed] {
    align-content: center;
    justify-items: center;
    gap: 6px;
    padding: 12px;
    background: ${theme.color['danger-soft']};
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
    color: ${theme.color['danger-text']};
    ${text('caption', 600)}
    text-align: center;
  }
`);

/** The name of a file that has no preview. */
export const FileName = styled.small(css`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text('micro', 500)}
  line-height: 1.3;
`);

export const Picture = styled.img(css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`);

export const Remove = styled.button(css`
  position: absolute;
  top: 0;
  right: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;

  > span {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${theme.color['media-control']};
    box-shadow: 0 0 0 1.5px ${theme.color['media-edge']};
    color: ${theme.color['on-media']};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible > span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`);

export const Badge = styled.span(css`
  position: absolute;
  left: 8px;
  bottom: 8px;
  z-index: 2;
  padding: 0 8px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color['media-control']};
  color: ${theme.color['on-media']};
  ${text('micro')}
  line-height: 24px;
`);

export const Uploading = styled.div(css`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  align-content: end;
  gap: 8px;
  padding: 12px;
  background: ${theme.color['media-scrim']};
  color: ${theme.color['on-media']};
  ${text('caption', 600)}
  line-height: 1.2;
  font-variant-numeric: tabular-nums;

  > [role='progressbar'] {
    background: color-mix(in srgb, ${theme.color['on-media']} 32%, transparent);
  }
  > [role='progressbar'] > div {
    background: ${theme.color['on-media']};
  }
`);

/** Nobody drags with a finger (MEND-108). */
export const DropHint = styled.small(css`
  color: ${theme.color['text-3']};
  ${text('micro', 500)}
  line-height: 1.3;

  ${touch} {
    display: none;
  }
`);
