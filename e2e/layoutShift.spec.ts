import { publicPages } from './publicPages';
import { drawnByScript, expect, testWithConsoleErrors as test } from './test';

/** Cumulative Layout Shift; the goal of server rendering. */
const MOST_SHIFT = 0.01;

for (const width of [390, 800, 1440]) {
  test(`the layout hardly shifts on a cold load over a slow network at ${width} px`, async ({
    browser,
    request,
    origin,
  }) => {
    for (const address of await publicPages(request)) {
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
      await page.goto(address, { waitUntil: 'load' });
      await drawnByScript(page).waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate(() => (window as unknown as { shiftOfLayout: () => number }).shiftOfLayout());
      expect(shift, address).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
}
