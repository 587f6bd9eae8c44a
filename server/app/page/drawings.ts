import { PAGE_TEXTS } from '@contract/pageTexts';
import { html } from './html';

const FIGURE = PAGE_TEXTS.about.figure;

// The product's own drawings as the page has them (`Logo`, `AboutFigure`): they stand in the HTML, so they have the colours
// of the theme and cost no request.

const symbol = html`<circle cx="14.5" cy="14.5" r="12.5" fill="var(--logo-circle)" />
  <rect x="14.5" y="14.5" width="23.5" height="23.5" rx="6.5" fill="var(--logo-square)" />
  <path d="M14.5 27V21A6.5 6.5 0 0 1 21 14.5H27A12.5 12.5 0 0 1 14.5 27Z" fill="var(--logo-overlap)" />`;

const word = html`<g
  transform="translate(50 4)"
  fill="none"
  stroke="var(--text)"
  stroke-width="3.9"
  stroke-linejoin="round"
>
  <path d="M17 3.95H3.95V15.05H17.3M4 9.5H16.2M24.6 1.2V17.6M58 1.2V31.9M65.2 17.3H94" />
  <rect x="5.2" y="20.6" width="19.4" height="9.4" rx="1.6" />
  <circle cx="42.3" cy="15.6" r="7.5" />
  <circle cx="79.6" cy="7" r="5.3" />
  <rect x="69.9" y="22.2" width="19.4" height="7.8" rx="1.6" />
</g>`;

/** Circle and square joined, with the word beside them; a phone's header is only as wide as the symbol. */
export const logo = html`<svg
  class="fv-logo"
  viewBox="0 0 146 40"
  preserveAspectRatio="xMinYMid slice"
  aria-hidden="true"
>
  ${symbol}${word}
</svg>`;

/** The logo enlarged, with what its shapes stand for. */
export const aboutFigure = html`<svg class="fv-figure" viewBox="0 0 640 340" role="img" aria-label="${FIGURE.label}">
  <clipPath id="fv-story"><rect x="262" y="30" width="280" height="280" rx="78" /></clipPath>
  <circle cx="218" cy="170" r="150" fill="var(--logo-circle)" />
  <rect x="262" y="30" width="280" height="280" rx="78" fill="var(--logo-square)" />
  <circle cx="218" cy="170" r="150" fill="var(--logo-overlap)" clip-path="url(#fv-story)" />
  <text x="164" y="180" fill="var(--on-accent)">${FIGURE.circle}</text>
  <text x="315" y="180" fill="var(--on-media)">${FIGURE.overlap}</text>
  <text x="454" y="180" fill="var(--on-media)">${FIGURE.square}</text>
</svg>`;
