import { visuallyHidden } from './focus';
import { below } from './media';

/**
 * Header and footer on narrow screens: below 375 px 소개 stands no more beside 팀 or the way to the desk, but in the footer
 * (D202, MEND-16). Only members have these, so the rules are not in the first script.
 */
const narrowFrame = `
  @media (max-width: 374.98px) {
    nav > [data-team] + a {
      display: none;
    }
    header > div:has([data-desk]) nav > a:last-child {
      display: none;
    }
    header > div:has([data-desk]) {
      padding-inline: 8px;
    }
    header > div:has([data-desk]) > div > a:first-child {
      min-width: 36px;
    }
  }
  @media (min-width: 375px) {
    nav > a[data-narrow] {
      display: none;
    }
  }
  ${below('mobile')} {
    header > div:has([data-desk]) {
      --entry-padding: clamp(3px, calc((100vw - 340px) / 16), 9px);
      gap: 0;
    }
  }
`;

/**
 * The base styles: reset, Korean line breaking, focus ring, reduced motion. Inline in the HTML beside the custom
 * properties, so that they apply before the script.
 */
export const baseStyles = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--bg);
    scrollbar-gutter: stable;
    /* Keeps the focused element clear of the header and of a form's bottom bar. */
    scroll-padding-block: calc(var(--session-bar, 0px) + 88px) calc(var(--bottom-bar, 0px) + 24px);
  }
  /* What is typed into a form that is the bar itself is in view: the page stays where it is. */
  html:has([data-foot]:focus-within) {
    scroll-padding-bottom: 24px;
  }
  /* The bar in the last minutes of a session. */
  html:has([data-session-bar]) {
    --session-bar: 60px;
  }
  /* A bar of one row, until its script measures it. */
  ${below('side')} {
    html:has([data-bottom-bar]) {
      --bottom-bar: calc(81px + env(safe-area-inset-bottom));
    }
  }
  body {
    margin: 0;
    background: var(--bg);
    color: var(--text);
    font: var(--t-body);
    letter-spacing: var(--tr-body);
    word-break: keep-all;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    font: inherit;
    letter-spacing: inherit;
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  legend {
    padding: 0;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  svg,
  img {
    display: block;
    flex: none;
  }
  img {
    max-width: 100%;
  }
  /* For screen readers alone: not part of a copied text (MEND-61). */
  .visually-hidden {
    ${visuallyHidden}
    -webkit-user-select: none;
    user-select: none;
  }
  body > noscript,
  body > p:not([hidden]) {
    display: block;
    padding: 24px;
    text-align: center;
  }
  main:focus,
  h1:focus {
    outline: 0;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  a:focus-visible {
    border-radius: 6px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${narrowFrame}
`;
