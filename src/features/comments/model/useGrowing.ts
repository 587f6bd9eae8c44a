import { startTransition, useEffect, useState } from 'react';
import { useIsInBrowser } from '@/shared/lib/inBrowser';

const FIRST = 10;
const STEP = 40;

/**
 * Renders a long list progressively, in separate tasks, so that a thousand items never block input. The server renders all
 * of it, to be read without a script, too.
 */
export function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const isInBrowser = useIsInBrowser();
  const [count, setCount] = useState(isInBrowser ? FIRST : items.length);
  const isWhole = count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);

  return isWhole ? items : items.slice(0, count);
}
