import { type Page } from '@playwright/test';
import { chooseTheme, DARK, backgroundColor } from './themeSwitch';
import { expect, test } from './test';

test.use({ colorScheme: 'light' });

const option = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '화면 모드' }).getByRole('radio', { name });

/** The colour of the browser's toolbar. */
const frameColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );

test('a chosen theme is applied at the first paint of every page and can be reset', async ({ page }) => {
  await page.goto('/about');
  const [light, lightFrame] = [await backgroundColor(page), await frameColor(page)];
  await chooseTheme(page, '어둡게');
  await expect(option(page, '어둡게')).toBeChecked();
  await expect.poll(() => backgroundColor(page)).toBe(DARK);

  // The page's script never loads, so only the HTML is rendered.
  await page.route('**/assets/main.*.js', () => undefined);
  await page.goto('/project', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await backgroundColor(page)).toBe(DARK);
  expect(await frameColor(page)).not.toBe(lightFrame);

  await page.unrouteAll();
  await page.goto('/about');
  await expect(option(page, '어둡게')).toBeChecked();
  await chooseTheme(page, '시스템');
  await expect.poll(() => backgroundColor(page)).toBe(light);
  await page.reload();
  await expect(option(page, '시스템')).toBeChecked();
  expect([await backgroundColor(page), await frameColor(page)]).toEqual([light, lightFrame]);
});

test('a theme chosen in one tab is applied in the others', async ({ page, context }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/project');

  await chooseTheme(page, '어둡게');
  await expect(option(other, '어둡게')).toBeChecked();
  await expect.poll(() => backgroundColor(other)).toBe(DARK);
});
