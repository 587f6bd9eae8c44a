import { join } from './apiFlows';
import { open, press, write } from './keyboard';
import { addAuthenticator, test } from './passkeyTest';
import { expect } from './test';

// Logins, devices and passkeys of an account, by keyboard alone.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

test('a member keeps the login, adds, renames and removes a passkey and logs a device out by keyboard', async ({
  page,
  request,
}) => {
  // The join has opened a session of another device.
  const member = await join(request);
  const { answers } = await addAuthenticator(page);
  await answers(false);
  await open(page, '/login');
  await write(page.getByRole('textbox', { name: '아이디' }), member.username);
  await write(page.getByRole('textbox', { name: '비밀번호' }), member.password);
  const keep = page.getByRole('checkbox', { name: '로그인 유지' });
  await press(keep, 'Space');
  await expect(keep).toBeChecked();
  await press(page.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
  await expect(page.getByRole('link', { name: '내 프로필' })).toBeVisible();
  await answers(true);
  await open(page, '/mypage/account');

  const passkeys = page.getByRole('region', { name: '패스키' });
  const row = passkeys.getByRole('listitem');
  await press(passkeys.getByRole('button', { name: '패스키 추가' }));
  const proof = page.getByRole('dialog', { name: '본인 확인' });
  await expect(proof.getByRole('textbox', { name: '현재 비밀번호' })).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  const rename = row.getByRole('button', { name: '이름 바꾸기' });
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('textbox', { name: '패스키 이름' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('학교 노트북');
  await page.keyboard.press('Enter');
  await expect(rename).toBeFocused();
  await expect(row).toContainText('학교 노트북');

  const question = page.getByRole('alertdialog');
  await press(row.getByRole('button', { name: '삭제' }));
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  await press(question.getByRole('button', { name: '삭제' }));
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '패스키', exact: true })).toBeFocused();

  const devices = page.getByRole('region', { name: '로그인한 기기' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await press(devices.getByRole('listitem').getByRole('button', { name: '로그아웃' }));
  await press(question.getByRole('button', { name: '로그아웃' }));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '로그인한 기기' })).toBeFocused();
});
