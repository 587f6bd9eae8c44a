import { type Page } from '@playwright/test';
import { enter, join } from './apiFlows';
import { expectAccessibleInBothThemes } from './expectAccessible';
import { addAuthenticator, test } from './passkeyTest';
import { expect } from './test';

const passkeys = (page: Page) => page.getByRole('region', { name: '패스키' });
const rows = (page: Page) => passkeys(page).getByRole('listitem');
const addButton = (page: Page) => passkeys(page).getByRole('button', { name: '패스키 추가' });
const dialog = (page: Page) => page.getByRole('dialog', { name: '본인 확인' });
const currentPassword = (page: Page) => dialog(page).getByRole('textbox', { name: '현재 비밀번호' });

async function prove(page: Page, password: string) {
  await currentPassword(page).fill(password);
  await dialog(page).getByRole('button', { name: '확인', exact: true }).click();
}

async function leave(page: Page) {
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
  await page.evaluate(() => window.sessionStorage.clear());
}

test('a member adds a passkey after a proof, logs in by it, renames and removes it', async ({ page, request }) => {
  const member = await join(request);
  const { answers } = await addAuthenticator(page);
  await enter(page, member, '/mypage/account');
  await expect(passkeys(page).getByText('아직 패스키가 없어요.')).toBeVisible();

  await addButton(page).click();
  await expect(currentPassword(page)).toBeFocused();
  await expect(dialog(page)).toContainText('패스키 추가');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(addButton(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);

  await addButton(page).click();
  await prove(page, 'wrong0000');
  await expect(dialog(page).getByText('현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible();
  await expect(currentPassword(page)).toBeFocused();
  await prove(page, member.password);
  await expect(page.getByText('패스키를 추가했어요.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('button', { name: '이름 바꾸기' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  // The proof stands for the current password.
  await expect(page.getByRole('textbox', { name: '현재 비밀번호' })).toHaveCount(0);

  await rows(page).getByRole('button', { name: '이름 바꾸기' }).click();
  const name = rows(page).getByRole('textbox', { name: '패스키 이름' });
  await expect(name).toBeFocused();
  await name.fill('');
  await page.keyboard.press('Enter');
  await expect(rows(page).getByText('이름을 1~30자로 입력해 주세요.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await name.fill('학교 노트북');
  await page.keyboard.press('Enter');
  await expect(rows(page).getByRole('button', { name: '이름 바꾸기' })).toBeFocused();
  await expect(rows(page)).toContainText('학교 노트북');

  await leave(page);
  await answers(false);
  await page.goto('/login');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: '로그인 유지' }).check();
  await answers(true);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('link', { name: '내 프로필' }).first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).toContain('keep');

  await page.goto('/mypage/account');
  await expect(rows(page)).toContainText('마지막 사용');
  // A login is no proof; the passkey gives one.
  await rows(page).getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await dialog(page).getByRole('button', { name: '패스키로 확인' }).click();
  await expect(page.getByText('패스키를 삭제했어요.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '패스키', exact: true })).toBeFocused();
});

test(
  'a member logs in by the suggestion in the field of the username',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await join(request);
    await addAuthenticator(page);
    await enter(page, member, '/mypage/account');
    await addButton(page).click();
    await prove(page, member.password);
    await expect(rows(page)).toHaveCount(1);

    await leave(page);
    await page.goto('/login');
    await expect(page.getByRole('link', { name: '내 프로필' }).first()).toBeVisible();
  },
);

test('passkeys are not offered at an address', { tag: '@desktop' }, async ({ page, origin }) => {
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
  await expect(page.getByRole('button', { name: '패스키로 로그인' })).toHaveCount(0);
});
