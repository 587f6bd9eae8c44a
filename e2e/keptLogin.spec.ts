// Playwright's own test: a session that is over refuses calls, which browsers log to the console.
import { type BrowserContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { join } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { logIn, type Newcomer } from './member';
import { startServer, type E2eServer } from './server';
import { expect, testWithConsoleErrors as test, waitForScript } from './test';

/** Of a session, instead of an hour. */
const SECONDS = 8;

let server: E2eServer;
test.afterEach(() => server.stop());

async function newMember(playwright: PlaywrightWorkerArgs['playwright']) {
  const api = await playwright.request.newContext({ baseURL: server.origin });
  return join(api);
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  waitForScript(page);
  await page.goto(server.origin + address);
  return page;
}

async function logInKept(context: BrowserContext, member: Newcomer): Promise<Page> {
  const page = await openTab(context, '/login');
  const box = page.getByRole('checkbox', { name: '로그인 유지' });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription('30일 동안 로그인을 유지해요. 여럿이 쓰는 기기에서는 켜지 마세요.');
  await box.check();
  await logIn(page, member);
  return page;
}

const tokenOf = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('accessToken') ?? '');
const endOf = (page: Page) => page.evaluate(() => Number(window.sessionStorage.getItem('tokenExpiresAt')));
const profileIn = (page: Page) => page.getByRole('link', { name: '내 프로필' });
const untilOver = async (page: Page) => page.waitForTimeout(Math.max(0, (await endOf(page)) - Date.now()) + 500);

test('a kept login goes on after the end of a session: the page stays, with what was typed', async ({
  browser,
  playwright,
}) => {
  server = await startServer({ sessionSeconds: SECONDS });
  const member = await newMember(playwright);
  const context = await browser.newContext();
  await logInKept(context, member);
  const page = await openTab(context, '/project/registration');
  await page.getByLabel('모집글 제목').fill('함께 읽을 책');
  const [end, token] = [await endOf(page), await tokenOf(page)];

  await untilOver(page);
  await expect.poll(() => endOf(page)).toBeGreaterThan(end);
  expect(await tokenOf(page)).not.toBe(token);
  await expect(page.getByText('로그인이 만료')).toBeHidden();
  await expect(page.getByRole('button', { name: '로그인 연장' })).toBeHidden();
  await expect(page.getByLabel('모집글 제목')).toHaveValue('함께 읽을 책');
  await context.close();
});

test('a new window on the next day is logged in, and one after 31 days is not', async ({ browser, playwright }) => {
  server = await startServer();
  const member = await newMember(playwright);
  const first = await browser.newContext();
  await logInKept(first, member);
  const keptOf = async (context: BrowserContext) => {
    const { cookies, origins } = await context.storageState();
    // The cookie of the session is over by then.
    return { cookies: cookies.filter(({ name }) => name !== 'refresh'), origins };
  };
  let stored = await keptOf(first);
  await first.close();

  for (const [clockShiftDays, isIn] of [
    [1, true],
    [33, false],
  ] as const) {
    await server.stop();
    server = await startServer({ dataDir: server.dataDir, port: new URL(server.origin).port, clockShiftDays });
    const context = await browser.newContext({ storageState: stored });
    const page = await openTab(context, '/');
    if (isIn) await expect(profileIn(page)).toBeVisible();
    else await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    stored = await keptOf(context);
    await context.close();
  }
  expect(stored.cookies.map(({ name }) => name)).not.toContain('keep');
});

for (const locks of ['with', 'without'] as const) {
  test(`five tabs go on at the end of a session, ${locks} locks`, async ({ browser, playwright }) => {
    server = await startServer({ sessionSeconds: SECONDS });
    const member = await newMember(playwright);
    const context = await browser.newContext();
    if (locks === 'without') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    }
    const first = await logInKept(context, member);
    const tabs = [first];
    while (tabs.length < 5) tabs.push(await openTab(context, '/notices'));
    for (const tab of tabs) await expect(profileIn(tab)).toBeVisible();
    const last = tabs.at(-1) ?? first;
    const end = await endOf(last);

    await untilOver(last);
    for (const tab of tabs) await expect.poll(() => endOf(tab)).toBeGreaterThan(end);
    const sessions = await Promise.all(
      tabs.map(async (tab) => (JSON.parse(atob((await tokenOf(tab)).split('.')[1] ?? '')) as { sid: string }).sid),
    );
    expect(new Set(sessions).size).toBe(1);
    await context.close();
  });
}

test('a logout ends it: a new tab is a visitor', async ({ browser, playwright }) => {
  server = await startServer();
  const member = await newMember(playwright);
  const context = await browser.newContext();
  await logInKept(context, member);
  const page = await openTab(context, '/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('keep');
  const other = await openTab(context, '/');
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await context.close();
});

for (const width of [1440, 390]) {
  test(`devices are listed and logged out, and recent activity is shown, at ${width} px`, async ({
    browser,
    playwright,
  }) => {
    server = await startServer();
    const member = await newMember(playwright);
    const away = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const phone = await logInKept(away, member);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await logInKept(context, member);
    const page = await openTab(context, '/mypage/account');

    const devices = page.getByRole('region', { name: '로그인한 기기' });
    await expect(devices.getByText('이 기기')).toHaveCount(1);
    await expect(devices.getByText('iPhone · Safari')).toBeVisible();
    const activity = page.getByRole('region', { name: '최근 활동' });
    await expect(activity.getByText('새 기기에서 로그인했어요.')).toHaveCount(2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const row = devices.getByRole('listitem').filter({ hasText: 'iPhone' });
    await row.getByRole('button', { name: '로그아웃' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('iPhone · Safari 기기에서 로그아웃할까요?');
    await dialog.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText('로그아웃했어요.')).toBeVisible();
    await expect(row).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();

    await devices.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(devices.getByText('다른 기기가 없어요.')).toBeVisible();
    await expect(profileIn(page)).toBeVisible();
    await Promise.all([away.close(), context.close()]);
  });
}
