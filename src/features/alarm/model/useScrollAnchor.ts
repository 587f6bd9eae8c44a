import { useLayoutEffect, useRef, useState } from 'react';

const itemsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[data-item]')];

/**
 * Scroll anchoring of a panel: items do not move on screen when others are added above them. The panel keeps its
 * height and scrolls by what was added, also where it did not scroll before.
 * @param list changes with every change of the items, which carry their keys in `data-item`
 */
export function useScrollAnchor(list: readonly unknown[] | undefined) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef<ReadonlySet<string | undefined>>(new Set());
  const [hasMoreAbove, setHasMoreAbove] = useState(false);

  useLayoutEffect(() => {
    if (!panel.current) return;
    const items = itemsIn(panel.current);
    const anchor = items.find(({ dataset }) => shown.current.has(dataset['item']));
    const added = (anchor?.offsetTop ?? 0) - (items[0]?.offsetTop ?? 0);
    shown.current = new Set(items.map(({ dataset }) => dataset['item']));
    if (!anchor || added <= 0) return;
    const { clientHeight, scrollHeight, style } = panel.current;
    style.setProperty('--pinned-height', `${Math.min(clientHeight, scrollHeight - added)}px`);
    panel.current.scrollTop += added;
    setHasMoreAbove(true);
  }, [list]);

  return {
    panel,
    /** Items were added above the visible ones, and the reader has not scrolled to them yet. */
    hasMoreAbove,
    onScroll: () => panel.current?.scrollTop === 0 && setHasMoreAbove(false),
    scrollToTop: () => panel.current?.scrollTo({ top: 0 }),
  };
}
