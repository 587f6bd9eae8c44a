import { type Page } from '@playwright/test';

/**
 * Replaces two actions that do not work in Firefox by WebDriver BiDi. Playwright fills a field by a script that sets its
 * value, which React takes for its own doing and overlooks; here the text is typed. And no click follows a touch.
 */
export function replaceActions(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('body')) as ReturnType<Page['locator']>;
  locators.fill = async function fill(text) {
    const { keyboard } = this.page();
    await this.focus();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
    await keyboard.type(text);
    // Letters without a key are set by a script as well, which React notices at the next key.
    if (/[^ -~]$/.test(text)) for (const key of ['Space', 'Backspace']) await keyboard.press(key);
  };
  locators.tap = function tap() {
    return this.click();
  };
}
