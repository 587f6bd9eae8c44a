import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print } from '@/shared/theme';
import { frame } from './frame';

/**
 * The content of an ordinary page between header and footer: the product's width and vertical padding.
 * The layout itself is the `<main>`, so a page needs no other landmark. Pages with full-width bands do not use it.
 */
export const PageBody = styled.div(css`
  ${frame}
  padding-block: 48px 120px;

  ${below('mobile')} {
    padding-block: 24px 80px;
  }
  ${print} {
    padding: 0;
  }
`);
