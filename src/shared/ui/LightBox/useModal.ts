import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The page behind does not scroll, and leaves the room of its scroll bar to what lies over it. */
const RESTING = { overflow: 'hidden', scrollbarGutter: 'auto' };
const MOVING = { overflow: '', scrollbarGutter: '' };

/** Opens a `<dialog>` over everything for as long as it is drawn; the page behind rests, the focus goes back after. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    Object.assign(style, RESTING);
    dialog?.showModal();
    return () => {
      dialog?.close();
      Object.assign(style, MOVING);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return box;
}
