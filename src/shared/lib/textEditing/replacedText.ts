export type TextElement = HTMLInputElement | HTMLTextAreaElement;

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

/** The element of this name that was replaced on this page; each is returned once. */
export function takeReplacedText(name: string): ReplacedElement | undefined {
  const found = replaced.find(({ element, path }) => element.name === name && path === window.location.pathname);
  if (found) replaced = replaced.filter((one) => one !== found);
  return found;
}
