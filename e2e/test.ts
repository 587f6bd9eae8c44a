import { expect, test as base, type Page } from '@playwright/test';
import { startServer } from './server';

/** A test on the server of its worker that allows errors in the console. */
export const testWithConsoleErrors = base.extend<object, { folder: string; origin: string }>({
  folder: [process.env['E2E_FOLDER'] ?? '', { option: true, scope: 'worker' }],
  origin: [
    async ({ folder }, run) => {
      const server = await startServer(folder);
      await run(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, run) => run(origin),
});

/** An element that exists in every page of the server after hydration. */
export const drawnByScript = (page: Page) => page.locator('footer').getByRole('radio', { name: '어둡게' });

/** Makes `goto` and `reload` wait for hydration, except with `commit`. Input before hydration would be lost. */
export function waitForScript(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const works = () => drawnByScript(page).waitFor({ state: 'attached' });
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await works();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await works();
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
