import { startTransition, useEffect, useState } from 'react';

const FIRST = 10;
const STEP = 40;

/** Renders a long list progressively, in separate tasks, so that a thousand items never block input. */
export function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(FIRST);
  const isWhole = count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);

  return isWhole ? items : items.slice(0, count);
}
