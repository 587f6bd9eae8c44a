import { expect, test as base, type Page } from '@playwright/test';
import { joinServer } from './serverPool';

/** A test on the server of its worker that allows errors in the console. */
export const testWithConsoleErrors = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, run, { parallelIndex }) => run(await joinServer(parallelIndex)),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, run) => run(origin),
});

/** Finds an element that every page has after hydration, and none that comes from the server. */
export const DRAWN_BY_SCRIPT = 'footer [role="radiogroup"] input';

/** Resolves after hydration. Looks at every frame, where Playwright's wait for an element looks twice a second. */
export const whenHydrated = (page: Page) =>
  page.waitForFunction((selector) => document.querySelector(selector) !== null, DRAWN_BY_SCRIPT);

/** Makes `goto` and `reload` wait for hydration, except with `commit`. Input before hydration would be lost. */
export function waitForScript(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await whenHydrated(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await whenHydrated(page);
    return response;
  };
}

/** Starts to collect the errors in the console and in the scripts of a page; returns what tells them. */
export function hearComplaints(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => complaints;
}

/** A test that fails on errors in the console or in a script of its page. */
export const test = testWithConsoleErrors.extend({
  page: async ({ page, javaScriptEnabled }, run) => {
    if (javaScriptEnabled !== false) waitForScript(page);
    const complaints = hearComplaints(page);
    await run(page);
    expect(complaints()).toEqual([]);
  },
});

export { expect };
