import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { isInAlertDialog, useOutsideClick } from './useOutsideClick';

/**
 * Closes a popover on Escape, on a press outside, and when the focus leaves it. Escape restores the focus to the
 * button. A confirmation dialog that was opened from the popover belongs to it.
 * @returns refs for the element around button and popover and for the button, and the handlers of that element
 */
export function usePopover(isOpen: boolean, close: () => void) {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideClick(container, isOpen, close);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!relatedTarget || isInAlertDialog(relatedTarget)) return;
    if (!container.current?.contains(relatedTarget)) close();
  }

  return { container, button, handlers: { onKeyDown, onBlur } };
}
