import createCache, { type StylisPlugin } from '@emotion/cache';

/** What decides whether an element is found, visible or clickable, and the few values that tests compare. */
const KEPT = /^(?:display:none|visibility:|opacity:|pointer-events:|max-height:|overflow:)/;

/** Empties every other declaration; rules without declarations are not inserted. */
const keepVisibility: StylisPlugin = (element) => {
  if (element.type === 'decl' && !KEPT.test(element.value)) element.value = '';
};

/**
 * Emotion's cache for tests. jsdom matches every rule of the page against every element that a query by role visits, a
 * third of the time of the web tests: declarations about looks alone are left out.
 */
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [keepVisibility] });
