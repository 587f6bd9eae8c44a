import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as large as the package's main file, for each page to parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Reports violations only: reporting passed rules takes as long as the checks. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The only rule that reads style sheets is experimental, and not among these.
  preload: { assets: ['media'] },
};

/** Waits for transitions to end, since colours in between are not part of the design. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** What another theme can change. */
const OPTIONS_OF_THEME: axe.RunOptions = { ...OPTIONS, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Runs axe in the page itself. The product has no frames, so there are no results to merge. */
async function findViolations(page: Page, chosen: axe.RunOptions) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate((options) => window.axe.run(options), chosen);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
}

/**
 * Checks again with a window as high as the page, where no sticky bar covers content that could be scrolled into view.
 */
async function findOnWholePage(page: Page, options: axe.RunOptions) {
  const usual = page.viewportSize();
  if (!usual) return findViolations(page, options);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...usual, height });
  await whenStill(page);
  const found = await findViolations(page, options);
  await page.setViewportSize(usual);
  return found;
}

/** Checks the loaded screen against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page, options = OPTIONS) {
  await page.locator('h1:visible').first().waitFor();
  await whenStill(page);
  const found = await findViolations(page, options);
  expect(found.length > 0 ? await findOnWholePage(page, options) : []).toEqual([]);
}

/** Adds a style sheet by a script, because the page's content security policy blocks others; an empty one removes it. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);

/** The same in the dark theme and in the light one, where colours alone differ. Ends in the dark one. */
export async function expectAccessibleInBothThemes(page: Page) {
  // In parts that were not drawn yet, transitions would only start when axe asks for their colours.
  await addStyles(page, '*, ::before, ::after { transition: none !important }');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, OPTIONS_OF_THEME);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await addStyles(page, '');
}
