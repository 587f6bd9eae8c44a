import { type Page } from '@playwright/test';
import { enter, join, openSession, publishPost } from './apiFlows';
import { findClipped } from './findClipped';
import { visitScreens, visitScreensAsMember } from './visitScreens';
import { expect, test } from './test';

/** A window of 1440 × 900 at 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 720, height: 450 };

/** The same at 400 %, or the narrowest phone (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Text spacing that readers may set without losing content (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test.use({ viewport: ZOOMED });
test.describe.configure({ timeout: 480_000 });

/** Added by a script, because the page's content security policy blocks other style sheets. */
const space = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);

async function expectNothingLost(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 200 %`).toEqual([]);
  await space(page, SPACED);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} with wide spacing`).toEqual([]);
  await space(page, '');
  await page.setViewportSize(NARROWEST);
  await expect.poll(() => page.evaluate(findClipped), `${page.url()} at 320 px`).toEqual([]);
  await page.setViewportSize(ZOOMED);
}

test('public screens clip no content when zoomed', async ({ page, request }) => {
  await visitScreens(page, request, expectNothingLost);
});

test('screens of members clip no content when zoomed', async ({ page, request }) => {
  await visitScreensAsMember(page, request, expectNothingLost);
});

test('a scrolling row of tabs shows the selected tab', async ({ page, request }) => {
  await page.setViewportSize(NARROWEST);
  await enter(page, await join(request), '/mypage?tab=activity');
  const tab = page.getByRole('tab', { name: '내 활동' });
  // The row scrolls horizontally; the profile above it may be higher than the window.
  await tab.evaluate((shown) => window.scrollBy(0, shown.getBoundingClientRect().top - window.innerHeight / 2));
  // Scroll positions are whole pixels, but the width of a tab is not.
  await expect(tab).toBeInViewport({ ratio: 0.99 });
});

test('the page of a post is no wider than the narrowest window for its leader', async ({ page, request }) => {
  await page.setViewportSize(NARROWEST);
  const leader = await join(request);
  const post = await publishPost(request, await openSession(request, leader), '함께 읽을 책을 고를 팀원을 찾아요');
  await enter(page, leader, `/projectdetail/${post}`);
  await expect(page.getByRole('button', { name: '삭제', exact: true })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
