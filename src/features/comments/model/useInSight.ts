import { useEffect, useRef } from 'react';

/**
 * Scrolls an element into sight as soon as there is a reason, and again for another one. With the next frame: the task
 * that drew it has done enough.
 */
export function useInSight<E extends Element>(reason: string | boolean) {
  const element = useRef<E>(null);

  useEffect(() => {
    if (!reason) return;
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [reason]);
  return element;
}
