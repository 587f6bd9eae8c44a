import { expect, testWithConsoleErrors as test } from './test';

test.use({ javaScriptEnabled: false });

test('the list of recruitment posts stands in the HTML', async ({ page }) => {
  await page.goto('/project');
  await expect(page).toHaveTitle('프로젝트 | 팀이음');
  await expect(page.getByRole('heading', { level: 1, name: '함께할 팀원을 찾고 있어요' })).toBeVisible();
  await expect(page.getByText(/총 [\d,]+개의 프로젝트/)).toBeVisible();
});
