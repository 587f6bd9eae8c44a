import { expect, test as base } from '@playwright/test';

/** A test in a page that must not complain: an error in the console or in a script fails it. */
export const test = base.extend({
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
