import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { enter, join } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { createPdf } from './files';
import { mailedPassword } from './mail';
import { logIn, type Newcomer } from './member';
import { expect, test } from './test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'a member who forgot username and password finds both and sets a new password',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await join(request);

    await page.goto('/login');
    await page.getByRole('link', { name: '아이디 찾기' }).click();
    await expectAccessible(page);
    await field(page, '이름').fill('김새싹');
    await field(page, '생년월일').fill('20020315');
    await page.getByRole('radiogroup', { name: '성별' }).getByText('여성').click();
    await field(page, '휴대전화 번호').fill('01012345678');
    await field(page, '이메일').fill(member.email);
    await page.getByRole('button', { name: '아이디 찾기' }).click();
    await expect(heading(page, '김새싹 님의 아이디예요')).toBeFocused();
    await expect(page.getByText(member.username, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: '비밀번호 찾기' }).click();
    await field(page, '아이디').fill(member.username);
    await field(page, '이메일').fill(member.email);
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await expect(heading(page, '메일함을 확인해 주세요')).toBeFocused();
    await expectAccessible(page);
    const password = await mailedPassword(member.email);

    await page.goto('/project/registration');
    await logIn(page, { ...member, password });
    await expect(page).toHaveURL(/\/mypage\/account$/);
    await expect(page.getByText('임시 비밀번호로 로그인했어요. 새 비밀번호로 바꿔 주세요.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('임시 비밀번호로 로그인했어요. 새 비밀번호로 바꿔 주세요.')).toBeVisible();
    await expectAccessible(page);
    await field(page, '새 비밀번호').fill('mapogu2027');
    await field(page, '새 비밀번호 확인').fill('mapogu2027');
    await field(page, '현재 비밀번호').fill(password);
    await page.getByRole('button', { name: '저장하기' }).click();

    await expect(page.getByText('로그인 정보를 저장했어요.')).toBeVisible();
    await expect(page).toHaveURL(/\/project\/registration$/);
    await expect(page.getByLabel('모집글 제목')).toBeVisible();
  },
);

test(
  'a member edits the profile, its files and the photo, and all changes are stored',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await join(request, createPdf('포트폴리오.pdf'));
    await enter(page, member, '/mypage');
    await page.getByRole('link', { name: '프로필 수정' }).click();
    await expect(heading(page, '프로필 수정')).toBeVisible();
    await expect(page.getByText('포트폴리오.pdf')).toBeVisible();
    const nickname = member.nickname.replace('새싹', '나무');
    await field(page, '닉네임').fill(nickname);
    await page.getByRole('button', { name: '닉네임 중복 확인' }).click();
    await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible();
    await field(page, '입학 연도').fill('2022');
    await page.getByRole('button', { name: '포트폴리오.pdf 삭제하기' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '파일 추가' }).click();
    await (await chooser).setFiles(createPdf('새 포트폴리오.pdf'));
    await page.getByRole('button', { name: '링크 추가' }).click();
    await field(page, '링크 1').fill('github.com/teamieum');
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('프로필을 저장했어요.')).toBeVisible();
    await expect(heading(page, nickname)).toBeVisible();

    await page.goto('/mypage/edit');
    await expect(field(page, '닉네임')).toHaveValue(nickname);
    await expect(field(page, '입학 연도')).toHaveValue('2022');
    await expect(field(page, '링크 1')).toHaveValue('https://github.com/teamieum');
    await expect(page.getByText('새 포트폴리오.pdf')).toBeVisible();
    await expect(page.getByText('포트폴리오.pdf', { exact: true })).toBeHidden();
    await expect(page.getByText('작성 중이던 내용을 불러왔어요.')).toBeHidden();

    await page.getByRole('button', { name: '새 포트폴리오.pdf 삭제하기' }).click();
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('프로필을 저장했어요.')).toBeVisible();
    await page.goto('/mypage/edit');
    await expect(field(page, '링크 1')).toHaveValue('https://github.com/teamieum');
    await expect(page.getByText('새 포트폴리오.pdf')).toBeHidden();
  },
);

test('a member downloads all own data as one ZIP file', { tag: '@desktop' }, async ({ page, request }) => {
  const member = await join(request, createPdf('포트폴리오.pdf'));
  await enter(page, member, '/mypage');
  await page.getByRole('link', { name: '로그인 정보 수정' }).click();
  await field(page, '비밀번호').fill(member.password);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 데이터 내려받기' }).click();
  const download = await arriving;

  expect(download.suggestedFilename()).toBe('teamieum-data.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files).sort()).toEqual(['data.json', 'portfolio/1-포트폴리오.pdf', 'profile.webp']);
  const { account } = JSON.parse(Buffer.from(files['data.json'] ?? []).toString()) as {
    account: Newcomer & { name: string };
  };
  expect([account.username, account.email, account.name]).toEqual([member.username, member.email, '김새싹']);
  await expect(page.getByText('내려받기를 시작했어요.')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/account$/);
});
