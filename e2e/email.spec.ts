import { type Page } from '@playwright/test';
import { enter, join, joinUnconfirmed, openSession } from './apiFlows';
import { registerArchive } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { tabTo } from './keyboard';
import { mailedCode, mailedLink } from './mail';
import { startServer } from './server';
import { expect, test, testWithConsoleErrors } from './test';

const banner = (page: Page) => page.getByRole('region', { name: '이메일을 확인해 주세요' });
const code = (page: Page) => page.getByRole('textbox', { name: '이메일로 받은 코드 6자리' });

test('the code in the banner confirms the e-mail, and the banner leaves in every tab', async ({ page }) => {
  const member = await joinUnconfirmed(page.request);
  await enter(page, member, '/project');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto('/archive');
  await expect(banner(other)).toBeVisible();

  await page.bringToFront();
  await banner(page).getByRole('button', { name: '코드 입력' }).press('Enter');
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await code(page).fill(await mailedCode(member.email));
  await page.keyboard.press('Enter');

  await expect(page.getByText('이메일을 확인했어요.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
});

// The browser reports the answers that are refused until the e-mail is confirmed.
testWithConsoleErrors(
  'the dialog over a page confirms the e-mail, and what it was needed for is done',
  async ({ page }) => {
    const { request } = page;
    const [writer, mate] = [await join(request), await joinUnconfirmed(request)];
    const archive = await registerArchive(request, writer, mate);
    await openSession(request, mate);
    await page.goto(`/archive/${archive}`);
    const strip = page.getByRole('region', { name: '이 프로젝트를 함께했나요?' });
    await strip.getByRole('button', { name: '함께했어요' }).click();
    const dialog = page.getByRole('dialog', { name: '먼저 이메일을 확인해 주세요' });
    await expect(code(page)).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.type('12');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await strip.getByRole('button', { name: '함께했어요' }).click();
    await expect(code(page)).toHaveValue('12');
    await code(page).fill(await mailedCode(mate.email));
    await dialog.getByRole('button', { name: '확인' }).click();

    await expect(page.getByText('함께했다고 답했어요. 이제 팀원을 평가해 주세요.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'a school mail is confirmed on the account page, and shown on the profile',
  { tag: '@desktop' },
  async ({ page }) => {
    const member = await join(page.request);
    const address = `${member.username}@hanyang.ac.kr`;
    await enter(page, member, '/mypage/account');
    await page.getByRole('textbox', { name: '학교 메일' }).fill(address);
    await page.getByRole('button', { name: '코드 받기' }).click();
    await expect(code(page)).toBeVisible();
    await code(page).fill(await mailedCode(address));
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByText('학교 메일을 확인했어요.')).toBeVisible();
    await expect(page.getByText(/학교 메일 확인됨 · hanyang\.ac\.kr/)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/mypage');
    await expect(page.getByText(/학교 메일 확인됨 · hanyang\.ac\.kr/)).toBeVisible();
  },
);

// The browser reports the answer about the used link.
testWithConsoleErrors(
  'the link of the mail confirms the e-mail without a login, by keyboard alone, and then only says that it was used',
  { tag: '@desktop' },
  async ({ page, playwright }) => {
    const server = await startServer({ isPublic: true });
    try {
      const api = await playwright.request.newContext({ baseURL: server.origin });
      const member = await joinUnconfirmed(api);
      await api.dispose();
      const link = server.origin + (await mailedLink(member.email));
      await page.goto(link);
      const confirm = page.getByRole('button', { name: '이메일 확인하기' });
      await expect(confirm).toBeVisible();
      await expectAccessible(page);
      await tabTo(confirm);
      await page.keyboard.press('Enter');
      const result = page.getByRole('heading', { level: 1, name: '이메일을 확인했어요.' });
      await expect(result).toBeFocused();
      await expectAccessible(page);

      await page.goto('about:blank', { waitUntil: 'commit' });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('링크가 만료됐거나 이미 쓴 링크예요.');
      await expectAccessible(page);
    } finally {
      await server.stop();
    }
  },
);
