import { expect, test } from '@playwright/test';
import { choose, DARK, ground } from './chosenTheme';

test.use({ serviceWorkers: 'allow', colorScheme: 'light' });

test('without a connection the page says so, and opens again with one', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await expect(page.getByText('작성하던 글은 이 탭에 그대로 남아 있어요.')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: '함께할 팀원을 찾고 있어요' })).toBeVisible();
});

test('without a connection the chosen theme stays', async ({ page, context }) => {
  await page.goto('/about');
  await choose(page, '어둡게');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  expect(await ground(page)).toBe(DARK);
});
