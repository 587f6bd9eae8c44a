import { type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { publicPages } from './publicPages';
import { whenHydrated, expect, testWithConsoleErrors as test } from './test';

/** Cumulative Layout Shift; the goal of server rendering. */
const MOST_SHIFT = 0.01;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TABLET = { viewport: { width: 800, height: 900 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Of two addresses with the same components, the one that is visited on the tablet, too. */
const isOfItsKind = (address: string) => !/\?|privacy|999999|aaaabbbb/.test(address);

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const FONTS_AND_PICTURES = /\.(woff2|webp|svg|png)$/;

/** Delays requests for these files until the returned function is called. */
async function hold(page: Page, files: RegExp) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => released.then(() => route.continue()));
  return release;
}

/** Sums up the layout shifts of every page that is opened from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftOfLayout: () => {
        add(observer.takeRecords());
        return shift;
      },
    });
  });

/** The layout shifts so far, including those of the next frame. */
const shiftOfLayout = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shiftOfLayout: () => number }).shiftOfLayout();
  });

/** Boxes of all elements of the page except those for browsers without scripts. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(svg *, noscript)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].join(' ')}`;
    }),
  );

const whenPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Opens a page as over a slow network: first paint, then fonts and pictures, then the script. */
async function expectStill(page: Page, address: string) {
  const giveScripts = await hold(page, SCRIPTS);
  const giveFonts = await hold(page, FONTS_AND_PICTURES);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await whenPainted(page);
  giveFonts();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await boxesOf(page);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

  giveScripts();
  await page.waitForLoadState('load');
  await whenHydrated(page);
  const after = new Set(await boxesOf(page));
  expect(
    before.filter((box) => !after.has(box)),
    `${address} moves`,
  ).toEqual([]);
  expect(await heading?.evaluate((element) => element.isConnected), `${address} keeps its heading`).toBe(true);
  expect(await shiftOfLayout(page), `${address} shifts`).toBeLessThanOrEqual(MOST_SHIFT);
  await page.unrouteAll();
}

/** A latency of 150 ms and a throughput of 200 KB a second. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

// Animated elements, such as the line of a record, are not shifted by the script.
test.use({ reducedMotion: 'reduce' });

/** Tells which scripts with the rules of forms a page has loaded: a message of yup, their library, is in them. */
function hearRulesOfForms(page: Page) {
  const withRules: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('is a required field'))
      withRules.push(page.url());
  });
  return withRules;
}

const SCREENS = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

for (const [device, screen] of Object.entries(SCREENS)) {
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test('every public page has its content at the first paint, where no element shifts or is replaced when fonts, pictures and script load, and loads no rules of forms', async ({
      page,
      request,
    }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      const withRules = hearRulesOfForms(page);
      await watchShifts(page);
      const addresses = await publicPages(request);
      for (const address of device === 'tablet' ? addresses.filter(isOfItsKind) : addresses) {
        await expectStill(page, address);
      }
      expect(complaints).toEqual([]);
      expect(withRules).toEqual([]);

      await page.goto('/signup1', { waitUntil: 'networkidle' });
      await expect.poll(() => withRules.length).toBe(1);
    });

    test('no element shifts on a slow network when content replaces the skeletons of a member', async ({
      page,
      request,
    }) => {
      const posts = (await publicPages(request)).filter((address) => /^\/(projectdetail|archive)\/\d+$/.test(address));
      await openSession(page.request, await join(request));
      await watchShifts(page);
      await slowDown(page);
      for (const address of [...posts.slice(0, 2), '/mypage']) {
        await page.goto(address, { waitUntil: 'load' });
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByRole('main').getByText('불러오는 중이에요…')).toHaveCount(0);
        expect(await shiftOfLayout(page), `${address} shifts`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    });
  });
}

test.describe('a landing page rendered by the browser alone', () => {
  test.use(PHONE);

  // Fewer than ten are not shown (D119).
  for (const openProjects of [77, 3]) {
    test(`does not shift when the number of ${openProjects} teams arrives`, async ({ page }) => {
      const numbers = { members: 40, openProjects, archives: 29 };
      let send = () => undefined as void;
      const drawn = new Promise<void>((resolve) => (send = resolve));
      // The server sends the built page when a rendering takes too long.
      const built = await page.request.get('/login');
      await page.route('/', (route) => route.fulfill({ response: built }));
      await page.route('**/api/summary', async (route) => {
        await drawn;
        await route.fulfill({ json: { status: 200, message: '', data: numbers } });
      });
      await watchShifts(page);
      await page.goto('/');
      await page.getByRole('link', { name: '프로젝트 둘러보기' }).waitFor();

      const summary = page.waitForResponse('**/api/summary');
      send();
      await (await summary).finished();
      await expect(page.getByText(`지금 ${openProjects}개 팀이 함께할`)).toHaveCount(openProjects < 10 ? 0 : 1);
      expect(await shiftOfLayout(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
});
