import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface AreaFocus {
  /** The element of the whole box. */
  box: RefObject<HTMLElement | null>;
  /** The box has just been opened by a button. */
  takesFocus: boolean;
  /** The box was hidden while its text was being sent, and the server has refused the text. */
  isBackAfterRefusal: boolean;
}

/** Moves the focus to the text area when its box is opened, and when it is shown again after a refusal. */
export function useAreaFocus({ box, takesFocus, isBackAfterRefusal }: AreaFocus) {
  const area = useRef<HTMLTextAreaElement>(null);

  const focusEnd = useEffectEvent(() => {
    if (!takesFocus) return;
    const end = area.current?.value.length ?? 0;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  });

  // The focus was lost with the hidden box, unless the member has moved it.
  const refocus = useEffectEvent(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || box.current?.contains(activeElement);
    if (isLost) area.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    focusEnd();
  }, []);

  useEffect(() => {
    if (isBackAfterRefusal) refocus();
  }, [isBackAfterRefusal]);
  return area;
}
