import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { clampLines, print, theme, touch, withoutScript } from '@/shared/theme';

const FOLDED_LINES = 12;

/** Text as typed: isolated direction, long words break. */
export const Content = styled.p(css`
  grid-column: 2;
  font: 400 16px/1.65 ${theme.font};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  &[data-folded] {
    ${clampLines(FOLDED_LINES)}
    ${print} {
      display: block;
    }
    ${withoutScript} {
      display: block;
    }
  }
`);

export const More = styled.button(css`
  grid-column: 2;
  justify-self: start;
  height: 36px;
  color: ${theme.color['text-3']};
  font: 600 14px/1 ${theme.font};

  &:hover {
    color: ${theme.color.text};
  }
  ${touch} {
    height: 44px;
  }
`);
