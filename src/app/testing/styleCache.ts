import createCache, { type StylisPlugin } from '@emotion/cache';

/** The declarations that decide whether an element is found, visible or clickable, and the few that tests compare. */
const KEPT = /^(?:display:none|visibility:|opacity:|pointer-events:|max-height:|overflow:)/;

/** Empties every other declaration; rules without declarations are not inserted. */
const keepVisibility: StylisPlugin = (element) => {
  if (element.type === 'decl' && !KEPT.test(element.value)) element.value = '';
};

/**
 * Emotion's cache for tests. For each element that a query by role visits, jsdom matches every rule of the page, which
 * takes a third of the time of the web tests. Declarations without effect on visibility are therefore left out.
 */
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [keepVisibility] });
