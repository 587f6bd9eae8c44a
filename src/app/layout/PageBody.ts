import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';
import { frame } from './frame';

/**
 * The content of an ordinary page between header and footer: the product's width and vertical padding.
 * The layout itself is the `<main>`, so a page needs no other landmark. Pages with full-width bands do not use it.
 */
export const PageBody = styled.div(css`
  ${frame}
  padding-block: ${theme.space[8]} ${theme.section.lg};

  ${below('mobile')} {
    padding-block: ${theme.space[6]} ${theme.section.lg};
  }
  ${print} {
    padding: 0;
  }
`);
