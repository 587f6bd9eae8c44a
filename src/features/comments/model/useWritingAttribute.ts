import { useEffect, useState } from 'react';

let writers = 0;

function count(change: 1 | -1) {
  writers += change;
  document.documentElement.toggleAttribute('data-writing', writers > 0);
}

/**
 * Sets an attribute on the page while a comment is being written, so that floating elements hide (`ScrollTopButton`):
 * a CSS selector with `:has` took 70 ms of a slow phone for each comment on a long page.
 * @returns the focus handlers of the box
 */
export function useWritingAttribute(isWriting: boolean) {
  const [hasFocus, setHasFocus] = useState(false);
  const isMarked = isWriting || hasFocus;

  useEffect(() => {
    if (!isMarked) return;
    count(1);
    return () => count(-1);
  }, [isMarked]);
  return { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) };
}
