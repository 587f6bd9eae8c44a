import { useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 200;
const KEEP_MS = 300;

/**
 * Whether to show the skeleton: not within the first 200 ms, and once shown for at least 300 ms, which prevents flicker.
 * Source: look §4, Skeleton. On a page that shows nothing yet, as after a reload, the skeleton is there at once, and for
 * as short as it takes (MEND-113).
 */
export function useDelayedLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(() => loading && isBlank());
  const shownAt = useRef(0);

  useEffect(() => {
    if (loading === shown) return;
    const wait = loading ? SHOW_AFTER_MS : Math.max(0, shownAt.current + KEEP_MS - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);

  return shown;
}

/** Every page has a heading, also a rendered one that is being hydrated. */
const isBlank = () => typeof document !== 'undefined' && !document.querySelector('h1');
