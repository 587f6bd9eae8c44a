import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  /** Whether the dialog is as large as the window: then the room of the page's scroll bar is its own too. */
  fullScreen?: boolean;
}

/**
 * Opens a `<dialog>` over the page for as long as it is drawn. The page behind is inert and does not scroll, nor does it
 * move: the room of its scroll bar stays. On closing the focus goes back.
 */
export function useModal({ fullScreen = false }: ModalOptions = {}): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    // A question may be asked over another dialog, which goes on holding the page.
    const { overflow, scrollbarGutter } = style;
    Object.assign(style, { overflow: 'hidden', ...(fullScreen && { scrollbarGutter: 'auto' }) });
    dialog?.showModal();
    return () => {
      dialog?.close();
      Object.assign(style, { overflow, scrollbarGutter });
      if (before instanceof HTMLElement) before.focus();
    };
  }, [fullScreen]);

  return box;
}
