import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { clampLines, print, text, theme, touch, withoutScript } from '@/shared/theme';

const FOLDED_LINES = 12;

/** Text as typed: isolated direction, long words break. */
export const Content = styled.p(css`
  grid-column: 2;
  ${text('body')}
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
  ${text('label')}
  line-height: 1;

  &:hover {
    color: ${theme.color.text};
  }
  ${touch} {
    height: 44px;
  }
`);
