import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports text that was typed into the server's HTML before hydration: React fires no event for it.
 * @param text the value that React has for the element
 */
export function useEarlyText(
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
  onChange: (early: string) => void,
): void {
  const report = useEffectEvent(() => {
    const early = element.current?.value ?? text;
    if (early !== text) onChange(early);
  });
  useEffect(() => report(), []);
}
