import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Whether an event happened in a confirmation dialog, which counts as part of its opener. */
export const isInAlertDialog = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="alertdialog"]') !== null;

/** Calls back when a press lands outside the element, while `active`. */
export function useOutsideClick(element: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void) {
  const notice = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !isInAlertDialog(target) && !element.current?.contains(target)) onOutside();
  });

  useEffect(() => {
    if (!active) return;
    document.addEventListener('pointerdown', notice);
    return () => document.removeEventListener('pointerdown', notice);
  }, [active]);
}
