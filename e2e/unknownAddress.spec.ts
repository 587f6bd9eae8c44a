import { join } from './apiFlows';
import { logIn } from './member';
import { expect, test, testWithConsoleErrors } from './test';

test(
  'an unknown address shows a message and a link to the start page',
  { tag: '@desktop' },
  async ({ request, page }) => {
    expect((await request.get('/no/such/page')).status()).toBe(404);

    await page.goto('/');
    // The page is hydrated, so the router handles popstate events.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => {
      window.history.pushState({}, '', '/no/such/page');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요.' })).toBeVisible();
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

for (const address of ['//evil.example', '/%2F%2Fevil.example']) {
  // The browser reports the 404 of the page.
  testWithConsoleErrors(
    `${address} is the not-found page of this site, also after a login`,
    { tag: '@desktop' },
    async ({ page, request }) => {
      const newcomer = await join(request);
      await page.goto('/');
      const { origin } = new URL(page.url());
      const response = await page.goto(origin + address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요.' })).toBeVisible();

      await page.getByRole('link', { name: '로그인' }).click();
      await logIn(page, newcomer);
      await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요.' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(origin);
    },
  );
}
