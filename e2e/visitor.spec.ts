import { join, openSession, publishPost } from './apiFlows';
import { logIn } from './member';
import { linkToForm } from './post';
import { expect, test, testWithConsoleErrors } from './test';

test('a visitor who wants to write is sent to the login and back to the form', async ({ page, request }) => {
  const newcomer = await join(request);

  await page.goto('/project');
  await linkToForm(page).click();
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, newcomer);
  await expect(page).toHaveURL(/\/project\/registration$/);
  await expect(page.getByLabel('모집글 제목')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/project$/);
});

test('a visitor reads a post without logging in', { tag: '@desktop' }, async ({ page, request }) => {
  const writer = await join(request);
  const title = `누구나 읽을 수 있는 글 ${writer.username}`;
  await publishPost(request, await openSession(request, writer), title);

  await page.goto(`/project?title=${encodeURIComponent(writer.username)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('a search without results names the term', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/project');
  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill('세상에없는프로젝트');
  await expect(page.getByRole('main').getByText('‘세상에없는프로젝트’에 대한 검색 결과가 없어요.')).toBeVisible();
});

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
