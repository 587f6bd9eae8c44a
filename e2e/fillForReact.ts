import { type Page } from '@playwright/test';
import { replaceText } from './webdriver/inPage';

/**
 * Playwright fills a field of Firefox by a script that sets its value, which React does not take for an input
 * (`replaceText`).
 */
export function fillForReact(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('body')) as ReturnType<Page['locator']>;
  locators.fill = async function fill(text) {
    await this.waitFor();
    await this.evaluateAll(replaceText, text);
  };
}
