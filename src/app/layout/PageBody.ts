import styled from '@emotion/styled';
import { below, print } from '@/shared/theme';
import { frame } from './frame';

/**
 * The content of an ordinary page between header and footer: the product's width and the room above and below it.
 * The layout itself is the `<main>`, so a page needs no other landmark. Pages with bands of their own do without it.
 */
export const PageBody = styled.div`
  ${frame}
  padding-block: 48px 120px;

  ${below('mobile')} {
    padding-block: 24px 80px;
  }
  ${print} {
    padding: 0;
  }
`;
