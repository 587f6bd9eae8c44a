import { useEffect, useEffectEvent, type RefObject } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface ReplacedElement {
  element: TextElement;
  path: string;
  hadFocus: boolean;
}

/** The named text elements of the server's HTML that the app replaced; they keep what was typed into them. */
let replaced: ReplacedElement[] = [];

/** Call before the app replaces the HTML of the server instead of hydrating it: `useEarlyText` reads what was typed there. */
export function keepReplacedText(root: Element): void {
  replaced = [...root.querySelectorAll<TextElement>('input[name], textarea[name]')].map((element) => ({
    element,
    path: window.location.pathname,
    hadFocus: element === document.activeElement,
  }));
}

/**
 * Reports text that was typed before hydration, for which React fires no event: into this element, or into an element of
 * the same name that the app replaced. It takes over the focus of that one.
 * @param text the value that React has for the element
 */
export function useEarlyText(
  element: RefObject<TextElement | null>,
  text: string,
  onChange: (early: string) => void,
): void {
  const report = useEffectEvent(() => {
    const current = element.current;
    if (!current) return;
    const former = takeReplaced(current.name);
    const early = former ? withTyped(text, former.element) : current.value;
    if (early !== text) onChange(early);
    if (former?.hadFocus) current.focus({ preventScroll: true });
  });
  useEffect(() => report(), []);
}

/** A text that this tab has restored from a draft stays before the typed one. */
function withTyped(text: string, { value, defaultValue }: TextElement): string {
  if (value === defaultValue) return text;
  return text === defaultValue ? value : `${text}\n${value}`;
}

function takeReplaced(name: string): ReplacedElement | undefined {
  const found = replaced.find(({ element, path }) => element.name === name && path === window.location.pathname);
  if (found) replaced = replaced.filter((one) => one !== found);
  return found;
}
