import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { clampLines, from, hoverable } from '@/shared/theme';

/** The title scales with the picture. */
export const Frame = styled.span(css`
  position: absolute;
  inset: 0;
  display: block;
  container-type: inline-size;

  > svg {
    width: 100%;
    height: 100%;
  }
`);

export const Title = styled.span(css`
  position: absolute;
  left: 7%;
  right: 28%;
  bottom: 9%;
  font-size: clamp(13px, 7.4cqi, 64px);
  font-weight: 800;
  line-height: 1.3;
  letter-spacing: -0.03em;
  text-align: left;
  unicode-bidi: isolate;
  ${clampLines(2)}

  /* On hover the title covers the picture. */
  ${from('side')} {
    ${hoverable} {
      [data-linked]:hover & {
        opacity: 0;
      }
    }
    [data-linked]:has(a:focus-visible) & {
      opacity: 0;
    }
  }
`);
