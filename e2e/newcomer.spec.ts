import { join } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { createNewcomer, fillAccountStep, fillProfileStep, logIn, signUp } from './member';
import { fillPost, linkToForm, sendPost } from './post';
import { expect, test } from './test';

test('a newcomer signs up, publishes a post, finds it by its title and reads it', async ({ page }) => {
  const newcomer = createNewcomer();
  const title = `동네 책장을 함께 만들 팀원을 찾아요 ${newcomer.username}`;

  await page.goto('/');
  await page.getByRole('link', { name: '로그인' }).click();
  await page.getByRole('link', { name: '회원가입' }).click();
  await fillAccountStep(page, newcomer);
  await page.getByRole('button', { name: '다음' }).click();
  await fillProfileStep(page, newcomer);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: `반가워요, ${newcomer.nickname} 님` })).toBeVisible();
  await page.getByRole('link', { name: '시작하기' }).click();
  await expect(page).toHaveURL(/\/project\?roles=[A-Z_]+&open=true$/);

  await page.getByRole('link', { name: '프로젝트', exact: true }).click();
  await linkToForm(page).click();
  await fillPost(page, title);
  await sendPost(page);

  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill(newcomer.username);
  await expect(page.getByText('총 1개의 프로젝트')).toBeVisible();
  await page.getByRole('link', { name: title }).click();

  await expect(page).toHaveURL(/\/projectdetail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('매주 수요일 저녁에 만나요.')).toBeVisible();
  await expect(page.getByRole('main').getByText(newcomer.nickname).first()).toBeVisible();
});

test('the photo of the sign-up is the picture of the member', async ({ page }) => {
  const newcomer = createNewcomer();
  await signUp(page, newcomer);

  const picture = page.getByRole('link', { name: '내 프로필' }).locator('img');
  // Its space is reserved before it has loaded.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a reload and a new tab keep the member logged in, logging out ends it', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, await join(page.request));

  await page.reload();
  await expect(page.getByRole('link', { name: '내 프로필' })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/project');
  await expect(tab.getByRole('link', { name: '내 프로필' })).toBeVisible();
  await tab.close();

  await page.getByRole('link', { name: '내 프로필' }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('every screen on the way is accessible', async ({ page }) => {
  const newcomer = createNewcomer();
  const title = `접근성을 살피는 모임 ${newcomer.username}`;

  for (const path of ['/', '/project', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }

  await page.goto('/signup1');
  await fillAccountStep(page, newcomer);
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음' }).click();
  await fillProfileStep(page, newcomer);
  await expectAccessible(page);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: `반가워요, ${newcomer.nickname} 님` })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/project/registration');
  await fillPost(page, title);
  await expectAccessible(page);
  await sendPost(page);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
});
