import { useEffect, useRef } from 'react';

/** Publishes the height of a bar at the bottom of the window as `--bottom-bar`, which keeps toasts clear of it. */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = document.documentElement;
    const publishHeight = () => {
      // On a phone on its side it stands below the form instead (MEND-107).
      const isInPage = bar.current && getComputedStyle(bar.current).position === 'static';
      root.style.setProperty('--bottom-bar', `${isInPage ? 0 : (bar.current?.offsetHeight ?? 0)}px`);
    };
    // The height changes with the content, which may wrap.
    const watcher = new ResizeObserver(publishHeight);
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, []);

  return bar;
}
