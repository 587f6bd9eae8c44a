import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports what was typed into the HTML of the server before it was hydrated: React fires no event for it.
 * @param text what React knows of the element
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
