import { useEffect, useRef } from 'react';
import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';

/**
 * Scrolls an element into view when `reason` becomes truthy or changes, in the next frame, since the task
 * that rendered it is already long. A reason that ends soon, such as a comment that is being sent, ends no scrolling.
 */
export function useScrollIntoView<E extends Element>(reason: string | boolean) {
  const element = useRef<E>(null);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    if (!reason) return;
    end.current?.();
    const frame = requestAnimationFrame(() => {
      if (element.current) end.current = scrollIntoPlace(element.current, 'nearest');
    });
    end.current = () => cancelAnimationFrame(frame);
  }, [reason]);
  useEffect(() => () => end.current?.(), []);
  return element;
}
