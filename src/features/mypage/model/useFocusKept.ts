import { useEffect, useRef } from 'react';

/** An answered item leaves, and with it the button that was pressed: the focus moves to the heading of the list. */
export function useFocusKept(headingId: string, length: number) {
  const before = useRef(length);

  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (isFewer && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId, length]);
}
