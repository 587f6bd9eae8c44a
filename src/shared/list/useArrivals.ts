import { useState } from 'react';

interface ArrivalsOptions<Item> {
  /** The latest items; undefined while there are none to hold. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string | number;
  /** Another list has another key, such as the next page. */
  listKey?: string;
  /** Further items are on the next page: arrivals push the last ones there. */
  continues?: boolean;
}

/**
 * The items of a list that is refetched while it is read. What arrives waits until the reader asks for it, so that
 * nothing moves under the pointer or the focus (D195). Changed items are replaced where they stand.
 */
export function useArrivals<Item>({ items, keyOf, listKey = '', continues = false }: ArrivalsOptions<Item>) {
  const [held, setHeld] = useState({ listKey, items });
  if (held.listKey !== listKey || (!held.items && items)) setHeld({ listKey, items });

  const before = held.items ?? [];
  const latest = new Map(items?.map((item) => [keyOf(item), item]));
  const known = new Set(before.map(keyOf));
  const count = [...latest.keys()].filter((key) => !known.has(key)).length;

  // After an arrival `a`, a page of `b c d` is `a b c`: `d` is on the next page now. What is missing elsewhere was removed.
  const lastKept = before.findLastIndex((item) => latest.has(keyOf(item)));
  const isPushedOut = (index: number) => continues && count > 0 && index > lastKept;
  const stays = (item: Item, index: number) => latest.has(keyOf(item)) || isPushedOut(index);

  return {
    /** In the order of the list when it was first shown. */
    shown: before.filter(stays).map((item) => latest.get(keyOf(item)) ?? item),
    /** The number of items that wait. */
    count,
    showArrivals: () => setHeld({ listKey, items }),
  };
}
