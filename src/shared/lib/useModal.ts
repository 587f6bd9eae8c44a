import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addDialog } from './topDialog';

interface ModalOptions {
  /** Whether the dialog fills the window: then it also covers the scroll bar. */
  fullScreen?: boolean;
}

/**
 * Opens a modal `<dialog>` while mounted. The page behind is inert and does not scroll or shift: the width of its
 * scroll bar is reserved. On closing the focus is restored.
 */
export function useModal({ fullScreen = false }: ModalOptions = {}): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    // A confirmation may open over another dialog, which keeps the page locked.
    const { overflow, scrollbarGutter } = style;
    Object.assign(style, { overflow: 'hidden', ...(fullScreen && { scrollbarGutter: 'auto' }) });
    dialog?.showModal();
    const removeDialog = dialog && addDialog(dialog);
    return () => {
      dialog?.close();
      Object.assign(style, { overflow, scrollbarGutter });
      if (before instanceof HTMLElement) before.focus();
      removeDialog?.();
      window.addEventListener('click', ignoreSecondClick, { capture: true, once: true });
    };
  }, [fullScreen]);

  return box;
}

/** The second click of a double click on a dialog's button would reach what lies beneath the closed dialog. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
