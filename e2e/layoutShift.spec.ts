import { type Browser, type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { publicPages } from './publicPages';
import { drawnByScript, expect, testWithConsoleErrors as test } from './test';

/** Cumulative Layout Shift; the goal of server rendering. */
const MOST_SHIFT = 0.01;
const WIDTHS = [390, 800, 1440];

/** A page over a slow network that counts the shifts of its layout. */
async function openSlowPage(browser: Browser, origin: string, width: number) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift += entry.value;
      }
    };
    new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftOfLayout: () => shift });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [latency, throughput] = [150, 200_000];
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  return page;
}

async function shiftOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shiftOfLayout: () => number }).shiftOfLayout());
}

for (const width of WIDTHS) {
  test(`the layout hardly shifts on a cold load over a slow network at ${width} px`, async ({
    browser,
    request,
    origin,
  }) => {
    for (const address of await publicPages(request)) {
      const page = await openSlowPage(browser, origin, width);
      await page.goto(address, { waitUntil: 'load' });
      await drawnByScript(page).waitFor({ state: 'attached' });
      expect(await shiftOf(page), address).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });

  test(`the layout hardly shifts for a member, whose pages the browser draws from a skeleton, at ${width} px`, async ({
    browser,
    request,
    origin,
  }) => {
    const posts = (await publicPages(request)).filter((address) => /^\/(projectdetail|archive)\/\d+$/.test(address));
    const member = await join(request);
    for (const address of [...posts.slice(0, 2), '/mypage']) {
      const page = await openSlowPage(browser, origin, width);
      await openSession(page.request, member);
      await page.goto(address, { waitUntil: 'load' });
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByRole('main').getByText('불러오는 중이에요…')).toHaveCount(0);
      expect(await shiftOf(page), address).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
}
