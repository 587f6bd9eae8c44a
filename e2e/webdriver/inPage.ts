import { type queries as Queries } from '@testing-library/dom';

// Functions that run in the page. Each is sent as text, so it uses nothing from outside of itself but Testing Library,
// which the page has as a global then.

declare global {
  interface Window {
    TestingLibraryDom?: typeof Queries;
    complaints?: string[];
    isClickReceived?: boolean;
  }
}

/** What an accessible name or a text is compared with. */
export interface Wanted {
  text: string;
  as: 'whole' | 'part' | 'pattern';
}

/** A step from the elements found so far to those that a locator means. */
export type Step =
  | { by: 'role'; role: string; name?: Wanted | undefined; level?: number | undefined }
  | { by: 'label' | 'text' | 'content'; wanted: Wanted }
  | { by: 'css'; selector: string }
  | { by: 'visible' }
  | { by: 'index'; index: number };

export interface ElementState {
  visible: boolean;
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  /** How much of it is in the window, from 0 to 1. */
  inView: number;
  attributes: Record<string, string>;
}

/** Returns the elements that a locator means, or null while the page lacks Testing Library. */
export function findElements(steps: Step[]): Element[] | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (content: string | null, { text, as }: Wanted) => {
    if (as === 'pattern') return new RegExp(text).test(oneLine(content));
    if (as === 'whole') return oneLine(content) === oneLine(text);
    return oneLine(content).toLowerCase().includes(oneLine(text).toLowerCase());
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  /** The innermost elements with the text. */
  const withText = (root: Element, wanted: Wanted) =>
    [...root.querySelectorAll('*:not(script, style, noscript)')].filter(
      (element) =>
        fits(element.textContent, wanted) &&
        ![...element.children].some(({ textContent }) => fits(textContent, wanted)),
    );

  const take = (found: Element[], step: Step): Element[] => {
    switch (step.by) {
      case 'index':
        return found.slice(step.index, step.index === -1 ? undefined : step.index + 1);
      case 'css':
        return found.flatMap((root) => [...root.querySelectorAll(step.selector)]);
      case 'visible':
        return found.filter(isVisible);
      case 'content':
        return found.filter(({ textContent }) => fits(textContent, step.wanted));
      case 'text':
        return found.flatMap((root) => withText(root, step.wanted));
      case 'label':
        return found.flatMap((root) =>
          library.queryAllByLabelText(root as HTMLElement, (label) => fits(label, step.wanted)),
        );
      default: {
        const { role, name, level } = step;
        const ofRole = (root: HTMLElement) =>
          library.queryAllByRole(root, role, {
            ...(name && { name: (own: string) => fits(own, name) }),
            ...(level !== undefined && { level }),
          });
        // Playwright takes a field for a password as a text box, Testing Library does not.
        const passwords = (root: HTMLElement) =>
          role === 'textbox' && name
            ? library.queryAllByLabelText(root, (label) => fits(label, name), { selector: '[type=password]' })
            : [];
        return found.flatMap((root) => [...ofRole(root as HTMLElement), ...passwords(root as HTMLElement)]);
      }
    }
  };
  return steps.reduce((found, step) => [...new Set(take(found, step))], [document.body] as Element[]);
}

/** What assertions are about. */
export function statesOf(elements: Element[]): ElementState[] {
  return elements.map((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const shownWidth = Math.max(0, Math.min(right, window.innerWidth) - Math.max(left, 0));
    const shownHeight = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    const { value, checked } = element as Partial<HTMLInputElement>;
    return {
      visible: width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible',
      text: element.textContent.replace(/\s+/g, ' ').trim(),
      value: String(value ?? ''),
      checked: checked ?? element.getAttribute('aria-checked') === 'true',
      focused: document.activeElement === element,
      inView: width * height > 0 ? (shownWidth * shownHeight) / (width * height) : 0,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value: set }) => [name, set])),
    };
  });
}

/** Notes errors from now on. */
export function watchConsole() {
  const complaints: string[] = [];
  window.complaints = complaints;
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    error(...parts);
  };
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
}

/** Returns the elements that can be acted on, in the middle of the window, where no sticky bar covers them. */
export function bringIntoView(elements: Element[]): Element[] {
  return elements.filter((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { width, height } = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility === 'visible' && !element.matches(':disabled');
  });
}

/** Notes whether the next click is on the element: a layout that moves in between leaves the pointer over another one. */
export function watchClick(element: Element) {
  window.isClickReceived = false;
  const note = (event: Event) => {
    window.isClickReceived = event.composedPath().includes(element);
  };
  window.addEventListener('click', note, { capture: true, once: true });
}

/** Replaces the text of a field. React overwrites `value` of the element itself to notice changes by scripts, and ignores them. */
export function replaceText([element]: Element[], text: string) {
  const field = element as HTMLInputElement;
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Chooses an option of a select by its label. */
export function chooseOption([element]: Element[], label: string) {
  const select = element as HTMLSelectElement;
  const option = [...select.options].find((one) => one.label.trim() === label);
  if (!option) throw new Error(`There is no option ‘${label}’.`);
  option.selected = true;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
