import { type FocusEvent, useEffect, useRef } from 'react';

const ITEM = '[data-item]';

/** What had the focus, and where it goes when that is gone: the keys of its item and of those after it. */
interface Held {
  element: Element;
  keys: (string | undefined)[];
}

/**
 * An answered item leaves its list, and with it the button that was pressed: the focus moves to the item that takes its
 * place, else to the heading. The items carry their key in `data-item` and can take the focus.
 * @param headingIds the list's heading, and what follows where the heading goes with the last item
 * @returns the handler for the element around the items
 */
export function useFocusRestore(...headingIds: string[]) {
  const held = useRef<Held>(undefined);

  // After every change of the list.
  useEffect(() => {
    if (!held.current || held.current.element.isConnected || document.activeElement !== document.body) return;
    const { keys } = held.current;
    const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
    const next = keys.map((key) => items.find(({ dataset }) => dataset['item'] === key)).find(Boolean);
    const heading = headingIds.map((id) => document.getElementById(id)).find(Boolean);
    (next ?? heading)?.focus({ preventScroll: true });
  });

  return ({ target, currentTarget }: FocusEvent) => {
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const place = items.findIndex((item) => item.contains(target));
    held.current = { element: target, keys: place < 0 ? [] : items.slice(place).map(({ dataset }) => dataset['item']) };
  };
}
