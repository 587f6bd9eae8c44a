// Playwright's own test: these tests provoke refused calls, which browsers log to the console.
import { type Page, type Route } from '@playwright/test';
import { expect, testWithConsoleErrors as test } from './test';
import { join, publishPost } from './apiFlows';
import { logIn, type Newcomer } from './member';

const MINUTE = 60_000;

/** Logs in at the page and returns the first access token. */
async function logInForToken(page: Page, member: Newcomer): Promise<string> {
  await page.goto('/login');
  const answered = page.waitForResponse('**/api/login');
  await logIn(page, member);
  return (await (await answered).headerValue('access')) ?? '';
}

test('ten calls with an expired token renew it once, and all of them succeed', async ({ page, request }) => {
  const member = await join(request);
  const access = await logInForToken(page, member);
  const titles = Array.from({ length: 10 }, (_, index) => `함께 읽을 책 ${index} ${member.username}`);
  for (const title of titles) await publishPost(request, access, title);
  await page.goto(`/project?title=${member.username}`);
  await expect(page.getByText('총 10개의 프로젝트')).toBeVisible();
  const token = (await page.evaluate(() => window.sessionStorage.getItem('accessToken'))) ?? 'none';

  // Simulates an expired access token. Responses are delayed until all ten requests have arrived.
  const waiting: Route[] = [];
  let renewals = 0;
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === '/api/token') renewals += 1;
  });
  await page.route('**/api/projects/*/bookmark', async (route) => {
    if (route.request().headers()['access'] !== token) return route.fallback();
    waiting.push(route);
    if (waiting.length < titles.length) return;
    const expired = { status: 40202, message: '로그인이 만료됐어요. 다시 로그인해 주세요.' };
    await Promise.all(waiting.map((held) => held.fulfill({ status: 401, json: expired })));
  });
  let stored = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/bookmark') && response.ok()) stored += 1;
  });
  const mark = (title: string) => page.getByRole('button', { name: `${title} 북마크`, exact: true });
  for (const title of titles) await mark(title).click();

  await expect.poll(() => waiting.length).toBe(titles.length);
  for (const title of titles) await expect(mark(title)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('accessToken'))).not.toBe(token);
  await page.unroute('**/api/projects/*/bookmark');
  await expect.poll(() => stored).toBe(titles.length);
  await page.goto('/mypage?tab=activity');
  await expect(page.getByRole('heading', { name: '북마크한 글 10' })).toBeVisible();
  expect(renewals).toBe(1);
});

test('a session can be extended in its last minutes', async ({ page, request }) => {
  const member = await join(request);
  // Only the page's clock is changed; the server's session lasts for an hour.
  const soon = Date.now() + 4 * MINUTE;
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, tokenExpiresAt: soon } } });
  });
  await page.goto('/login');
  await logIn(page, member);
  const extend = page.getByRole('button', { name: '로그인 연장' });

  const asked = page.waitForRequest('**/api/token');
  await extend.click();

  expect((await asked).postDataJSON()).toMatchObject({ extend: true });
  await expect(page.getByText('로그인을 연장했어요.')).toBeVisible();
  await expect(extend).toBeHidden();
  const end = () => page.evaluate(() => Number(window.sessionStorage.getItem('tokenExpiresAt')));
  await expect.poll(end).toBeGreaterThan(soon + 30 * MINUTE);
  await page.goto('/project/registration');
  await expect(page.getByLabel('모집글 제목')).toBeVisible();
});

test('a logout in one tab logs the other tab out, which navigates home and deletes its drafts', async ({
  page,
  request,
}) => {
  const member = await join(request);
  await logInForToken(page, member);
  await page.goto('/project/registration');
  await page.getByLabel('모집글 제목').fill('다른 탭에서 쓰던 글');
  const other = await page.context().newPage();
  await other.goto('/mypage');
  await other.getByRole('button', { name: '로그아웃' }).click();
  await other.getByRole('button', { name: '확인' }).click();
  await expect(other.getByRole('link', { name: '로그인' })).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(page.getByRole('status').filter({ hasText: '로그아웃했어요.' })).toBeVisible();
  await expect(page.getByText('로그인이 만료됐어요.')).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...window.sessionStorage })))
    .not.toContain('다른 탭에서 쓰던 글');
});
