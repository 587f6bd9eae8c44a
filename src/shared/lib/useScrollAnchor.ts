import { useEffect, useRef, useState } from 'react';

/** What the pointer or the focus may be on. */
const ANCHORS = 'li, a, button';

interface ScrollAnchorOptions {
  /** What scrolls: the area itself, or the page around it. */
  scroller: 'area' | 'page';
}

/**
 * Scroll anchoring of a list: what the pointer or the focus is on, else the first row, stays where it is on screen
 * when something is added or removed above it (D195). Browsers do so only for areas that are scrolled already.
 */
export function useScrollAnchor<Area extends HTMLElement>({ scroller }: ScrollAnchorOptions) {
  const area = useRef<Area>(null);
  const [hasMoreAbove, setHasMoreAbove] = useState(false);

  useEffect(() => {
    const root = area.current;
    if (!root) return;
    // With reduced motion every change is a transition of an instant (`baseStyles`), before whose end nothing can be scrolled.
    root.style.transitionProperty = 'none';
    let tops = topsIn(root);
    const observer = new MutationObserver(() => {
      const anchor = anchorIn(root, tops);
      const moved = anchor ? topOf(anchor, root) - (tops.get(anchor) ?? 0) : 0;
      if (moved !== 0) scrollBy(root, scroller, moved);
      if (moved > 0) setHasMoreAbove(true);
      tops = topsIn(root);
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [scroller]);

  return {
    area,
    /** Items were added above the visible ones, and the reader has not scrolled to them yet. */
    hasMoreAbove,
    onScroll: () => area.current?.scrollTop === 0 && setHasMoreAbove(false),
    scrollToTop: () => area.current?.scrollTo({ top: 0 }),
  };
}

/** The position of an element within the content of the area. */
const topOf = (element: Element, root: HTMLElement) =>
  element.getBoundingClientRect().top - root.getBoundingClientRect().top + root.scrollTop;

const topsIn = (root: HTMLElement) =>
  new Map([...root.querySelectorAll(ANCHORS)].map((element) => [element, topOf(element, root)]));

/** The element that stays at its position, among those that were there before. */
function anchorIn(root: HTMLElement, tops: ReadonlyMap<Element, number>): Element | undefined {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const hovered = [...root.querySelectorAll(':hover')].at(-1);
  const known = (element: Element | null | undefined) => {
    const anchor = element?.closest(ANCHORS);
    return anchor && tops.has(anchor) && root.contains(anchor) ? anchor : undefined;
  };
  return known(hovered) ?? known(focused) ?? [...root.querySelectorAll('li')].find((row) => tops.has(row));
}

function scrollBy(root: HTMLElement, scroller: ScrollAnchorOptions['scroller'], moved: number): void {
  if (scroller === 'area') {
    const { clientHeight, scrollHeight, style } = root;
    // The area keeps its height and scrolls by what was added, also where it did not scroll before.
    if (moved > 0) style.setProperty('--pinned-height', `${Math.min(clientHeight, scrollHeight - moved)}px`);
    root.scrollTop += moved;
    return;
  }
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const missing = scrollTop + moved + clientHeight - scrollHeight;
  if (missing > 0) root.style.minHeight = `${root.offsetHeight + missing}px`;
  window.scrollBy({ top: moved, behavior: 'instant' });
}
