import { type Page } from '@playwright/test';
import { join, publishPost } from './apiFlows';
import { expect, test, whenHydrated } from './test';

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

const heightOf = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((there) => window.scrollTo(0, there), top);

/** Opens an address and delays its script; the returned function releases it. */
async function openWritten(page: Page, address: string) {
  let run = () => undefined as void;
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return run;
}

test("hydration does not change the scroll position of the server's page", { tag: '@desktop' }, async ({ page }) => {
  const run = await openWritten(page, '/terms');
  await scrollTo(page, 700);
  expect(await heightOf(page)).toBe(700);

  run();
  await whenHydrated(page);
  expect(await heightOf(page)).toBe(700);
});

test('a reload and the back button restore the scroll position', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/terms');
  await whenHydrated(page);
  await scrollTo(page, 700);
  await expect.poll(() => page.evaluate(() => (window.history.state as { scrollY?: number }).scrollY)).toBe(700);

  await page.reload();
  await expect.poll(() => heightOf(page)).toBe(700);
  await whenHydrated(page);
  expect(await heightOf(page)).toBe(700);

  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(700);
});

test(
  'going back to a list restores the position of the opened card among cards of different heights',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { username, access } = await join(request);
    // Titles of one word take one line, the others take two.
    for (let index = 0; index < 12; index += 1) {
      const words = index % 3 === 0 ? '' : ' 함께 만들고 오래 다듬을 사람을 찾는 이야기';
      await publishPost(request, access, `${username} ${index}번째 글${words}`);
    }

    await page.goto(`/project?title=${username}`);
    await whenHydrated(page);
    const card = page.getByRole('link', { name: `${username} 1번째 글` });
    await scrollTo(page, 300);
    await expect.poll(() => heightOf(page)).toBe(300);
    await card.scrollIntoViewIfNeeded();
    const { y: before = 0 } = (await card.boundingBox()) ?? {};
    const height = await heightOf(page);
    expect(height).toBeGreaterThan(0);

    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
    await page.goBack();
    await expect.poll(() => heightOf(page)).toBe(height);
    // A card under the mouse is raised.
    await page.mouse.move(0, 0);
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(Math.round(before));
  },
);
