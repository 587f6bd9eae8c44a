/**
 * Print styles: only the content, black on white, without controls. The layout is recognised by `main`; components hide
 * or expand their own parts (`print` in media.ts). A button around a picture is printed as the picture, a
 * button to an external address as the address. Without `:has()` no button is printed, nor the picture in it.
 */
export const printStyles = `
  @media print {
    @page {
      size: A4;
      margin: 16mm;
    }
    *,
    *::before,
    *::after {
      background: none !important;
      color: black !important;
      box-shadow: none !important;
      text-shadow: none !important;
      animation: none !important;
      transition: none !important;
    }
    #root > :not(main),
    main nav,
    main a[data-button]:not([href^='http']),
    noscript {
      display: none !important;
    }
    main button:not(:has(img)) {
      display: none !important;
    }
    @supports not selector(:has(*)) {
      main button {
        display: none !important;
      }
    }
    main {
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      padding: 0 !important;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 2;
      widows: 2;
    }
    li,
    tr,
    figure,
    blockquote,
    dl > div,
    img,
    svg {
      break-inside: avoid;
    }
    a[href^='http']::after {
      content: ' ' attr(href);
      overflow-wrap: anywhere;
      font-weight: 400;
    }
  }
`;
