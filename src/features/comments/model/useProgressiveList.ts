import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';

const FIRST = 10;
const STEP = 40;

/**
 * Renders a long list progressively, in separate tasks, so that a thousand items never block input. The server renders all
 * of it, to be read without a script, too.
 */
export function useProgressiveList<Item>(items: readonly Item[]): readonly Item[] {
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(isHydrated ? FIRST : items.length);
  const isWhole = count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);

  return isWhole ? items : items.slice(0, count);
}
