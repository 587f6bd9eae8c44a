import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArchiveThumb } from '@/entities/archive';
import { below, print, theme } from '@/shared/theme';

/** Wider than a thumbnail in a list; on phones it runs from edge to edge. */
export const Cover = styled.div(css`
  overflow: hidden;
  aspect-ratio: 16 / 8.6;
  margin-bottom: ${theme.space[8]};
  border-radius: ${theme.radius['2xl']};

  ${below('mobile')} {
    aspect-ratio: 16 / 10;
    margin: 0 -${theme.space[5]} ${theme.space[7]};
    border-radius: 0;
  }
  ${print} {
    margin: 0 0 ${theme.space[7]};

    &:has(img) {
      aspect-ratio: auto;
    }
  }
`);

export const Opener = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Thumb = styled(ArchiveThumb)`
  height: 100%;

  ${print} {
    &:has(img) {
      height: auto;
    }
  }
`;
