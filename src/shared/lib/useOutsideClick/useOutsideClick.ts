import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when a press lands outside the element, while `active`. */
export function useOutsideClick(element: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void) {
  const notice = useEffectEvent((event: PointerEvent) => {
    // A confirmation dialog belongs to what has opened it.
    if (event.target instanceof Element && event.target.closest('[role="alertdialog"]')) return;
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });

  useEffect(() => {
    if (!active) return;
    document.addEventListener('pointerdown', notice);
    return () => document.removeEventListener('pointerdown', notice);
  }, [active]);
}
