import { useEffect, useRef } from 'react';

/**
 * Publishes the height of a bar at the bottom of the window as `--bottom-bar`, which keeps toasts clear of it; a fixed
 * one's as `--fixed-bar`, too, which keeps the end of the page clear of it.
 */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = document.documentElement;
    const publishHeight = () => {
      if (!bar.current) return;
      const { position } = getComputedStyle(bar.current);
      const height = bar.current.offsetHeight;
      // On a phone on its side it stands below the form instead (MEND-107).
      root.style.setProperty('--bottom-bar', `${position === 'static' ? 0 : height}px`);
      root.style.setProperty('--fixed-bar', `${position === 'fixed' ? height : 0}px`);
    };
    // The height changes with the content, which may wrap.
    const watcher = new ResizeObserver(publishHeight);
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--bottom-bar');
      root.style.removeProperty('--fixed-bar');
    };
  }, []);

  return bar;
}
