import { type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible';
import { findClipped } from './findClipped';
import { openReportedPost } from './operatorFlows';
import { expect, test, testWithConsoleErrors } from './test';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer, visitVerdicts } from './visitScreens';

// Other tests check the screens in the light theme and at their usual size.
test.use({ colorScheme: 'dark' });
test.describe.configure({ timeout: 600_000 });

const USUAL = { width: 1440, height: 900 };

/** The usual window at 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 720, height: 450 };

/** The same at 400 %, or the narrowest phone (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Text spacing that readers may set without losing content (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Added by a script, because the page's content security policy blocks other style sheets. */
const space = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);

/** Checks a screen in the dark theme, then whether it clips content when it is enlarged. */
async function checkScreen(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(ZOOMED);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 200 %`).toEqual([]);
  await space(page, SPACED);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} with wide spacing`).toEqual([]);
  await space(page, '');
  await page.setViewportSize(NARROWEST);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 320 px`).toEqual([]);
  await page.setViewportSize(USUAL);
}

test('public screens are accessible in the dark theme and clip no content when zoomed', async ({ page, request }) => {
  await visitScreens(page, request, checkScreen);
});

test('all results of checking a credential are accessible in the dark theme and clip no content when zoomed', async ({
  page,
  request,
}) => {
  await visitVerdicts(page, request, checkScreen);
});

test('screens of members are accessible in the dark theme and clip no content when zoomed', async ({
  page,
  request,
}) => {
  await visitScreensAsMember(page, request, checkScreen);
});

test('the profile of a new member is accessible in the dark theme', async ({ page, request }) => {
  await visitScreensAsNewcomer(page, request, expectAccessible);
});

// The server answers documents of the desk with 404, which browsers log to the console.
testWithConsoleErrors(
  'every screen of the desk is accessible in both themes and does not scroll sideways at 320 px',
  async ({ page }) => {
    const { post } = await openReportedPost(page);
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    };
    await page.getByRole('group', { name: '조치' }).getByRole('button', { name: '숨김', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await check();
    const reported = `/reports/project/${post}`;
    for (const address of ['', reported, '/members', '/numbers', '/announcements', '/announcements/new', '/log']) {
      await page.goto(`/admin${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check();
      await page.setViewportSize(NARROWEST);
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, address).toBeLessThanOrEqual(0);
      await page.setViewportSize(USUAL);
    }
  },
);
