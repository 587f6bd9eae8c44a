import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Reports violations only: reporting passed rules takes as long as the checks. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Waits for transitions to end, since colours in between are not part of the design. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Runs axe in the page itself. The product has no frames, so there are no results to merge. */
async function findViolations(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(options), OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
}

/**
 * Checks again with a window as high as the page, where no sticky bar covers content that could be scrolled into view.
 */
async function findOnWholePage(page: Page) {
  const usual = page.viewportSize();
  if (!usual) return findViolations(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...usual, height });
  await whenStill(page);
  const found = await findViolations(page);
  await page.setViewportSize(usual);
  return found;
}

/** Checks the loaded screen against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page) {
  await page.locator('h1:visible').first().waitFor();
  await whenStill(page);
  const found = await findViolations(page);
  expect(found.length > 0 ? await findOnWholePage(page) : []).toEqual([]);
}
