interface SheetOptions {
  key: string;
  container: Node;
}

/**
 * Stands in for Emotion's own `@emotion/sheet` (webpack.config.ts). Emotion adds every rule to one sheet, and a browser that
 * is given an at-rule (`@media`, `@keyframes`) for a sheet in use matches everything the sheet has styled anew: a tenth of a
 * second of a phone with a thousand comments on its page. So what one task adds stands in a sheet of its own, after the
 * others.
 */
export class StyleSheet {
  readonly key: string;
  private readonly container: Node;
  private last: HTMLStyleElement | null = null;
  private isOpen = false;

  constructor({ key, container }: SheetOptions) {
    this.key = key;
    this.container = container;
  }

  /** Styles from a server; ours writes none. */
  readonly hydrate = () => undefined;

  insert(rule: string) {
    if (!this.isOpen) this.open();
    const sheet = this.last?.sheet;
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule with another browser's prefix.
    }
  }

  private open() {
    const element = document.createElement('style');
    element.dataset['emotion'] = this.key;
    this.container.insertBefore(element, this.last?.nextSibling ?? null);
    this.last = element;
    this.isOpen = true;
    queueMicrotask(() => (this.isOpen = false));
  }
}
