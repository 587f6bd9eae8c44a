import { expect, testWithConsoleErrors as test, whenHydrated } from './test';
import { join, openSession } from './apiFlows';
import { chooseTheme, DARK, backgroundColor } from './themeSwitch';

test.use({ serviceWorkers: 'allow', colorScheme: 'light' });

test('the offline page is shown without a connection, and its retry loads the page once connected', async ({
  page,
  context,
}) => {
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

test('unsent text is restored after a reload without a connection, once connected', async ({
  page,
  context,
  request,
}) => {
  await openSession(page.request, await join(request));
  await page.goto('/project/registration');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const title = page.getByRole('textbox', { name: '모집글 제목' });
  await title.fill('기차에서 쓰던 모집글');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('작성하던 글은 이 탭에 그대로 남아 있어요.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: '다시 시도' }).click();
  await expect(title).toHaveValue('기차에서 쓰던 모집글');
});

test('the offline page has the chosen theme', async ({ page, context }) => {
  await page.goto('/about');
  await chooseTheme(page, '어둡게');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  expect(await backgroundColor(page)).toBe(DARK);
});

test('a link followed without a connection opens its page automatically once connected', async ({ page, context }) => {
  await page.goto('/about');
  await whenHydrated(page);
  const told = page.getByRole('main').getByText('인터넷에 연결되지 않았어요. 연결되면 다시 불러올게요.');

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: '프로젝트' }).click();
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/project$/);
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
  await expect(told).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(told).toBeHidden();
  await page.goForward();
  await expect(told).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '함께할 팀원을 찾고 있어요' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^총 \d+개의 프로젝트$/)).toBeVisible();
  await expect(page).toHaveURL(/\/project$/);
});
