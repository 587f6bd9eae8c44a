import { type FocusEvent, useEffect, useRef } from 'react';

const ITEM = '[data-item]';

/** The item with the focus, and its successors: the keys of its item and of those after it. */
interface LastFocus {
  element: Element;
  keys: (string | undefined)[];
}

/**
 * An answered item is removed from its list, with the focused button: the focus moves to the next item, else to the
 * heading. Items have their key in `data-item` and are focusable: rows, or the first button of each.
 * @param headingIds the list's heading, and what follows where the heading is removed with the last item
 * @returns the handler for the element around the items
 */
export function useFocusRestore(...headingIds: string[]) {
  const lastFocus = useRef<LastFocus>(undefined);

  // After every change of the list.
  useEffect(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected || document.activeElement !== document.body) return;
    const { keys } = lastFocus.current;
    const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
    const next = keys.map((key) => items.find(({ dataset }) => dataset['item'] === key)).find(Boolean);
    const heading = headingIds.map((id) => document.getElementById(id)).find(Boolean);
    (next ?? heading)?.focus({ preventScroll: true });
  });

  return ({ target, currentTarget }: FocusEvent) => {
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const own = items.findIndex((item) => item.contains(target));
    // Where the first button of a row is the item, the others belong to it.
    const index = own < 0 ? items.findIndex((item) => item.closest('li')?.contains(target)) : own;
    lastFocus.current = {
      element: target,
      keys: index < 0 ? [] : items.slice(index).map(({ dataset }) => dataset['item']),
    };
  };
}
