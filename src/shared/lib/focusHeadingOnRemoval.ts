/**
 * A ref of a button, or of what holds some, that its own success removes: a focus it still has moves to the heading of the region around it,
 * else to the page's h1 or `<main>`.
 */
export function focusHeadingOnRemoval(removed: HTMLElement | null) {
  return () => {
    // React detaches refs before it removes elements.
    if (!removed?.contains(document.activeElement)) return;
    const id = removed.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
    focusHeading(id ? `[id="${id}"]` : undefined);
  };
}

/** Focuses a heading, by default that of the page; without one, `<main>`. */
export function focusHeading(selector = 'main h1') {
  const heading = document.querySelector<HTMLElement>(selector) ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
