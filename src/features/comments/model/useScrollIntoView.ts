import { useEffect, useRef } from 'react';

/**
 * Scrolls an element into view when `reason` becomes truthy or changes, in the next frame, since the task
 * that rendered it is already long.
 */
export function useScrollIntoView<E extends Element>(reason: string | boolean) {
  const element = useRef<E>(null);

  useEffect(() => {
    if (!reason) return;
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [reason]);
  return element;
}
