import { type APIRequestContext, type Browser, type PlaywrightTestOptions, type TestType } from '@playwright/test';
import { expect } from './expect';
import { replaceActions } from './firefoxActions';
import { deleteNewerApis } from './oldestBrowsers';
import { withoutScripts } from './scriptless';
import { type StoryPage } from './storyPage';
import { hearComplaints, testWithConsoleErrors, waitForScript } from './test';
import { driverBrowser } from './webdriver/browser';
import { type DriverPage } from './webdriver/page';

/** Options of a project in playwright.config.ts. */
export interface StoryOptions {
  /** The browser has only what each of the oldest supported browsers has. */
  oldestApis: boolean;
  /** For stories in which the server refuses something, which browsers log to the console. */
  allowsConsoleErrors: boolean;
}

type UsedOptions = 'viewport' | 'isMobile' | 'hasTouch' | 'javaScriptEnabled' | 'reducedMotion';

interface StoryFixtures extends StoryOptions, Pick<PlaywrightTestOptions, UsedOptions> {
  page: StoryPage;
  /** The page of another person, with its own cookies. */
  secondPage: StoryPage;
  request: APIRequestContext;
}

const test = testWithConsoleErrors.extend<StoryOptions & { secondPage: StoryPage }>({
  oldestApis: [false, { option: true }],
  allowsConsoleErrors: [false, { option: true }],
  browser: [
    async ({ playwright, browserName, launchOptions }, run) => {
      const browser =
        browserName === 'webkit'
          ? (driverBrowser(launchOptions.executablePath ?? '') as unknown as Browser)
          : await playwright[browserName].launch();
      await run(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin, browserName, javaScriptEnabled }, run) => {
    // Playwright switches scripts off in Chromium alone.
    if (javaScriptEnabled || browserName === 'chromium') return run(origin);
    const proxy = await withoutScripts(origin);
    await run(proxy.origin);
    proxy.close();
  },
  context: async ({ browser, baseURL, viewport, oldestApis }, run) => {
    const context = await browser.newContext({ baseURL, viewport });
    if (oldestApis) await deleteNewerApis(context);
    await run(context);
    await context.close();
  },
  page: async ({ page, browserName, javaScriptEnabled, allowsConsoleErrors }, run) => {
    const complaints =
      browserName === 'webkit' ? () => (page as unknown as DriverPage).complaints() : hearComplaints(page);
    if (javaScriptEnabled) waitForScript(page);
    if (browserName === 'firefox') replaceActions(page);
    await run(page);
    if (!allowsConsoleErrors) expect(await complaints()).toEqual([]);
  },
  secondPage: async ({ browser, baseURL, viewport }, run) => {
    const context = await browser.newContext({ baseURL, viewport });
    const page = await context.newPage();
    waitForScript(page);
    await run(page);
    await context.close();
  },
});

/** A test that uses only what every engine's pages have; it fails on errors in the console of `page`. */
const storyTest = test as unknown as TestType<StoryFixtures, object>;

export { expect, storyTest as test };
