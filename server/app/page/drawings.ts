import { ABOUT_FIGURE } from '@contract/drawings/aboutFigure';
import { LOGO } from '@contract/drawings/logo';
import type { Shape } from '@contract/drawings/shape';
import { html, type Html } from './html';

// The product's own drawings as the page has them (`Logo`, `AboutFigure`): they stand in the HTML, so they have the colours
// of the theme and cost no request.

/** Circle and square joined, with the word beside them; a phone's header is only as wide as the symbol. */
export const logo = html`<svg
  class="fv-logo"
  viewBox="0 0 146 40"
  preserveAspectRatio="xMinYMid slice"
  aria-hidden="true"
>
  ${LOGO.whole.map(draw)}
</svg>`;

const { viewBox, label, shapes, words } = ABOUT_FIGURE;

/** The logo enlarged, with what its shapes stand for. */
export const aboutFigure = html`<svg class="fv-figure" viewBox="${viewBox}" role="img" aria-label="${label}">
  ${[...shapes, ...words].map(draw)}
</svg>`;

function draw([name, attributes, inside]: Shape): Html {
  const written = Object.entries(attributes).map(([one, value]) => html` ${toMarkup(one)}="${value}"`);
  return html`<${name}${written}>${typeof inside === 'object' ? inside.map(draw) : inside}</${name}>`;
}

/** An attribute that React spells `strokeWidth` is `stroke-width` in HTML. */
function toMarkup(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
