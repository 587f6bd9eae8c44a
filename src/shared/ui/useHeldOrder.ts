import { type RefObject, useEffect, useState } from 'react';

/** The names in the order in which they are shown: another order of the same waits until the element is out of view. */
export function useHeldOrder(element: RefObject<HTMLElement | null>, names: readonly string[]): readonly string[] {
  const [isInView, setIsInView] = useState(false);
  const [shown, setShown] = useState(names);
  const isSame = shown.length === names.length && shown.every((name, index) => name === names[index]);
  const isReordered = shown.length === names.length && names.every((name) => shown.includes(name));
  if (!isSame && !(isInView && isReordered)) setShown(names);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return shown;
}
