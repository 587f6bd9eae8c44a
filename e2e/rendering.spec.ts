import { join, openSession, publishPost } from './apiFlows';
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

  test('the lists link to posts, filters and other pages and can be searched', async ({ page, request }) => {
    const access = await openSession(request, await join(request));
    const word = `목록${Date.now()}`;
    for (let index = 0; index < 13; index += 1) await publishPost(request, access, `${word} ${index}`);

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
