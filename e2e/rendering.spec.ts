import { publicPages } from './publicPages';
import { expect, testWithConsoleErrors as test } from './test';

test('a page whose script fails to load still shows the HTML of the server', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '팀이음은 어떤 곳인가요' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its content', async ({ page, request }) => {
    for (const address of await publicPages(request)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});
