import { type Page } from '@playwright/test';
import { addStyles, expectAccessibleInBothThemes } from './expectAccessible';
import { findClipped } from './findClipped';
import { openReportedPost } from './operatorFlows';
// The server answers documents of the desk with 404, and refuses pressed buttons here and there, which browsers log.
import { expect, hearComplaints, test as strictTest, testWithConsoleErrors as test, waitForScript } from './test';
import { collectErrors, pressTranslated } from './translated';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer, visitVerdicts } from './visitScreens';

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

/** Checks a screen in both themes, then whether it clips content when it is enlarged. */
async function checkScreen(page: Page) {
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(ZOOMED);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 200 %`).toEqual([]);
  await addStyles(page, SPACED);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} with wide spacing`).toEqual([]);
  await addStyles(page, '');
  await page.setViewportSize(NARROWEST);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 320 px`).toEqual([]);
  await page.setViewportSize(USUAL);
}

/** The parts of the page that scroll sideways, except tables and charts, which have two dimensions. */
const sidewaysScrollers = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .filter((part) => !part.querySelector('table, svg text'))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

async function expectNothingSideways(page: Page, address: string) {
  await page.setViewportSize(NARROWEST);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, address).toBeLessThanOrEqual(0);
  expect(await sidewaysScrollers(page), address).toEqual([]);
  await page.setViewportSize(USUAL);
}

/**
 * Adds to a check of each screen that nothing has complained until then, and that its controls, pressed in translation, break
 * nothing. The server refuses some, which browsers log to the console.
 */
function andPressTranslated(page: Page, check: (page: Page) => Promise<void>) {
  waitForScript(page);
  const complaints = hearComplaints(page);
  const errors = collectErrors(page);
  let heard = 0;
  page.on('framenavigated', () => (heard = complaints().length));
  return async () => {
    await check(page);
    expect(complaints().slice(heard)).toEqual([]);
    await pressTranslated(page);
    expect(errors).toEqual([]);
  };
}

test('public screens are accessible in both themes, clip no content when zoomed and do not break when pressed in translation', async ({
  page,
  request,
}) => {
  await visitScreens(page, request, andPressTranslated(page, checkScreen));
});

test('the profile of a new member is accessible in both themes and does not break when pressed in translation', async ({
  page,
  request,
}) => {
  await visitScreensAsNewcomer(page, request, andPressTranslated(page, expectAccessibleInBothThemes));
});

strictTest(
  'all results of checking a credential are accessible in both themes and clip no content when zoomed',
  async ({ page, request }) => {
    await visitVerdicts(page, request, checkScreen);
  },
);

strictTest(
  'screens of members are accessible in both themes and clip no content when zoomed',
  async ({ page, request }) => {
    await visitScreensAsMember(page, request, checkScreen);
  },
);

test('every screen of the desk is accessible in both themes, does not scroll sideways at 320 px and does not break when pressed in translation', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const { post } = await openReportedPost(page);
  await page.getByRole('form', { name: '결정' }).getByText('숨기기', { exact: true }).click();
  await expectAccessibleInBothThemes(page);
  const reported = `/reports/project/${post}`;
  for (const address of ['', reported, '/members', '/numbers', '/announcements', '/announcements/new', '/log']) {
    await page.goto(`/admin${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText(/불러오(고 있어요|는 중)/)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectNothingSideways(page, address);
    await pressTranslated(page);
  }
  expect(errors).toEqual([]);
});
