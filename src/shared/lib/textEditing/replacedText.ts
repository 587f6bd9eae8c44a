export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The named text elements of the server's HTML that the app replaced; they keep what was typed into them. */
export const replacedText = { elements: [] as TextElement[], path: '', focused: null as Element | null };

/** Call before the app hydrates the HTML of the server, or replaces it: `useEarlyText` reads what was typed there. */
export function keepReplacedText(root: Element): void {
  replacedText.elements = [...root.querySelectorAll<TextElement>('input[name], textarea[name]')];
  replacedText.path = window.location.pathname;
  replacedText.focused = document.activeElement;
}
