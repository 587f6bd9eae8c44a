import { type Page } from '@playwright/test';
import { expect, test } from './test';

const heightOf = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((there) => window.scrollTo(0, there), top);
/** The last thing on every page that only the script draws. */
const drawn = (page: Page) => expect(page.getByRole('radio', { name: '어둡게' })).toBeAttached();

/** Opens an address and holds its script back; the answer lets it go. */
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

test('who reads on in the written page stays there when the script draws it', async ({ page }) => {
  const run = await openWritten(page, '/terms');
  await scrollTo(page, 700);
  expect(await heightOf(page)).toBe(700);

  run();
  await drawn(page);
  expect(await heightOf(page)).toBe(700);
});

test('a reload finds the place where one was, and so does the way back', async ({ page }) => {
  await page.goto('/terms');
  await drawn(page);
  await scrollTo(page, 700);
  await expect.poll(() => page.evaluate(() => (window.history.state as { scrollY?: number }).scrollY)).toBe(700);

  await page.reload();
  await expect.poll(() => heightOf(page)).toBe(700);
  await drawn(page);
  expect(await heightOf(page)).toBe(700);

  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => heightOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => heightOf(page)).toBe(700);
});
