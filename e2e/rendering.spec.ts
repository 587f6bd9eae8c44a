import { type Page } from '@playwright/test';
import { join, openSession, publishPost } from './apiFlows';
import { publicPages } from './publicPages';
import { drawnByScript, expect, testWithConsoleErrors as test } from './test';

/** Boxes of everything in the page but what only a browser without scripts shows. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(svg *, noscript)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].join(' ')}`;
    }),
  );

test('nothing moves, and no element is drawn anew, when the script takes a page over', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // The font for content of members is loaded by the script, and changes the width of words.
  await page.route('**/content-font.*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  // Animated elements, such as the line of a record, are not shifted by the script.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of await publicPages(request)) {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxesOf(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

    release();
    await drawnByScript(page).waitFor({ state: 'attached' });
    const after = new Set(await boxesOf(page));
    expect(
      before.filter((box) => !after.has(box)),
      address,
    ).toEqual([]);
    expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true);
    await page.unroute('**/assets/*.js');
  }
  expect(complaints).toEqual([]);
});

test("a page whose script fails is the server's page, without an error", async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '팀이음은 어떤 곳인가요' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read whole', async ({ page, request }) => {
    for (const address of await publicPages(request)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('the lists lead to posts, filters, searches and other pages', async ({ page, request }) => {
    const access = await openSession(request, await join(request));
    const word = `목록${Date.now()}`;
    for (let place = 0; place < 13; place += 1) await publishPost(request, access, `${word} ${place}`);

    await page.goto('/project');
    await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByText('총 13개의 프로젝트')).toBeVisible();
    await page.getByRole('navigation', { name: '필터' }).getByRole('link', { name: '프론트엔드' }).click();
    await expect(page).toHaveURL(/roles=FRONT_END/);
    await expect(page.getByText('총 13개의 프로젝트')).toBeVisible();
    await page.getByRole('link', { name: '다음 페이지' }).click();
    await page.getByRole('link', { name: `${word} 0`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${word} 0` })).toBeVisible();
    await expect(page.getByText('읽은 책을 이웃과 나눠요.').first()).toBeVisible();
    await expect(page.getByText('매주 만나요.')).toBeVisible();
  });
});
