import { print } from './media';

/**
 * Until the first scroll, an element outside the viewport is neither laid out nor painted, since a phone lays out a page
 * several times while it starts (decision 21). Containment clips what overflows the element by more than 24 px.
 * @param height stands in for the element's own, as a CSS length; from the first scroll on `data-scrolled` lays out
 * everything (ScrollRestoration), since the position to return to depends on real heights
 */
export const skippedOffscreen = (height: string) => `
  @supports (overflow-clip-margin: 24px) {
    content-visibility: auto;
    contain-intrinsic-height: auto ${height};
    overflow-clip-margin: 24px;
  }
  [data-scrolled] & {
    content-visibility: visible;
  }
  ${print} {
    content-visibility: visible;
  }
`;
