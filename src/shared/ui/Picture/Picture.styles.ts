import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, theme } from '@/shared/theme';

export const Frame = styled.span(css`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${theme.color['surface-sunken']};

  /* In print a picture keeps its aspect ratio and is not split. */
  ${print} {
    &:has(img) {
      aspect-ratio: auto !important;
      height: auto;
      break-inside: avoid;
    }
  }
`);

/** Larger than its frame, so that the blurred colours reach the edge undimmed. */
export const Blur = styled.img(css`
  position: absolute;
  inset: -5%;
  width: 110%;
  height: 110%;
  object-fit: cover;
  filter: blur(12px);
  transition: opacity 200ms 200ms;

  &[data-done] {
    opacity: 0;
  }
  ${print} {
    display: none;
  }
`);

/** Covers its blurred placeholder; opaque in browsers without scripts, which cannot detect loading. */
export const Photo = styled.img(css`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;

  ${print} {
    max-height: 220mm;
    height: auto;
    object-fit: contain;
  }
`);

export const Art = styled.svg(css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${theme.color['text-disabled']};
`);
