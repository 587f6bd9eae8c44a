import { expect, test as base } from '@playwright/test';
import { startServer } from './server';

/** A test on the server of its worker; what its page complains about in the console is no failure. */
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

/** A test in a page that must not complain: an error in the console or in a script fails it. */
export const test = testWithConsoleErrors.extend({
  page: async ({ page }, run) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));

    await run(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
