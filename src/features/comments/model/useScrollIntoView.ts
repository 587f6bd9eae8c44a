import { useEffect, useRef } from 'react';
import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';

/**
 * Scrolls an element into view when `reason` becomes truthy or changes, in the next frame, since the task
 * that rendered it is already long.
 */
export function useScrollIntoView<E extends Element>(reason: string | boolean) {
  const element = useRef<E>(null);

  useEffect(() => {
    if (!reason) return;
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (element.current) end = scrollIntoPlace(element.current, 'nearest');
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [reason]);
  return element;
}
