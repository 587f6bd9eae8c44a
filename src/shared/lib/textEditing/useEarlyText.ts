import { useEffect, useEffectEvent, type RefObject } from 'react';
import { replacedText, type TextElement } from './replacedText';

/**
 * Reports text that was typed before hydration, for which React fires no event: into this element, or into an element of
 * the same name that the app replaced. It takes over the focus of that one.
 * @param text the value that React has for the element
 * @param onSent called with the text when its form was submitted before hydration
 */
export function useEarlyText(
  element: RefObject<TextElement | null>,
  text: string,
  onChange: (early: string) => void,
  onSent?: (early: string) => void,
): void {
  const report = useEffectEvent(() => {
    const current = element.current;
    if (!current) return;
    const former = takeReplaced(current.name);
    const early = former ? withTyped(text, former) : current.value;
    if (early !== text) onChange(early);
    // Marked by the inline script of the document (loadAfterFirstPaint).
    if ((former ?? current).form?.dataset.sent !== undefined) onSent?.(early);
    if (former && former === replacedText.focused) current.focus({ preventScroll: true });
  });
  useEffect(() => report(), []);
}

/** A text that this tab has restored from a draft stays before the typed one. */
function withTyped(text: string, { value, defaultValue }: TextElement): string {
  if (value === defaultValue) return text;
  return text === defaultValue ? value : `${text}\n${value}`;
}

/** The element of this name that was replaced on this page; each is returned once. */
function takeReplaced(name: string): TextElement | undefined {
  const { elements, path } = replacedText;
  const found = elements.find((element) => element.name === name);
  if (!found || path !== window.location.pathname) return undefined;
  replacedText.elements = elements.filter((element) => element !== found);
  return found;
}
