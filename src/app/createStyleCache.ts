import createCache from '@emotion/cache';

/**
 * Emotion's cache, which knows the rules of the server's style element by their names. Emotion's own hydration would move that
 * element, whereupon the browser parses its sheet and computes the style of every element again.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css' });
  const names = document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
}
