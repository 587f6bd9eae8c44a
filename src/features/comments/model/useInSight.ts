import { useEffect, useRef } from 'react';

/** Scrolls an element into sight as soon as it matters. With the next frame: the task that drew it has done enough. */
export function useInSight<E extends Element>(matters: boolean) {
  const element = useRef<E>(null);

  useEffect(() => {
    if (!matters) return;
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [matters]);
  return element;
}
