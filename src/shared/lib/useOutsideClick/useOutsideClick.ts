import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when a press lands outside the element, while `active`. */
export function useOutsideClick(element: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void) {
  const notice = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });

  useEffect(() => {
    if (!active) return;
    document.addEventListener('pointerdown', notice);
    return () => document.removeEventListener('pointerdown', notice);
  }, [active]);
}
