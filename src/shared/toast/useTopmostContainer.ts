import { useLayoutEffect, useRef, useState } from 'react';
import { subscribeToDialogs, topDialog } from '@/shared/lib/topDialog';

/**
 * A container for a portal that is moved into the topmost modal dialog, because everything outside of it is inert and
 * below it. Without a dialog it is in the element of `home`. Its content keeps state, timers and live regions.
 */
export function useTopmostContainer() {
  const home = useRef<HTMLDivElement>(null);
  const [container] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    function move() {
      const parent = topDialog() ?? home.current;
      // Inserting it again would replay its animations and announce it twice.
      if (container.parentElement !== parent) parent?.append(container);
    }
    move();
    const unsubscribe = subscribeToDialogs(move);
    return () => {
      unsubscribe();
      container.remove();
    };
  }, [container]);

  return { home, container };
}
