import { type Page } from '@playwright/test';

type Locators = ReturnType<Page['locator']>;

let setValue: Locators['fill'] | undefined;

/**
 * Replaces two actions that do not work in Firefox by WebDriver BiDi. Playwright fills a field by a script that sets its
 * value, which React takes for its own doing and overlooks; here a key follows. And no click follows a touch.
 */
export function replaceActions(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locators;
  // Once for all pages of the worker.
  // oxlint-disable-next-line typescript/unbound-method -- called with the locator below
  const fillBefore = (setValue ??= locators.fill);
  locators.fill = async function fill(text) {
    const { keyboard } = this.page();
    const last = text.slice(-1);
    const hasKey = /^[ -~]$/.test(last);
    await fillBefore.call(this, hasKey ? text.slice(0, -1) : text);
    // React reads the whole text at the next key.
    for (const key of hasKey ? [last] : ['Space', 'Backspace']) await keyboard.press(key);
  };
  locators.tap = function tap() {
    return this.click();
  };
}
