/**
 * A ref of a button that its own success removes: a focus it still has moves to the heading of the region around it,
 * else to the page's h1 or `<main>`.
 */
export function focusHeadingOnRemoval(button: HTMLElement | null) {
  return () => {
    // React detaches refs before it removes elements.
    if (!button || document.activeElement !== button) return;
    const id = button.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
    const heading =
      document.querySelector<HTMLElement>(id ? `[id="${id}"]` : 'main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
