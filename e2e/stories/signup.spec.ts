import { createNewcomer, fillAccountStep, fillProfileStep } from '../member';
import { fillPost, linkToForm, sendPost } from '../post';
import { expect, test } from '../storyTest';

test('a newcomer signs up, publishes a post, finds it by its title and reads it', async ({ page }) => {
  const newcomer = createNewcomer();
  const title = `동네 책장을 함께 만들 팀원을 찾아요 ${newcomer.username}`;
  await page.goto('/login');
  await page.getByRole('link', { name: '회원가입' }).click();
  await fillAccountStep(page, newcomer);
  await page.getByRole('button', { name: '다음' }).click();
  await fillProfileStep(page, newcomer);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: `반가워요, ${newcomer.nickname} 님` })).toBeVisible();
  await page.getByRole('link', { name: '시작하기' }).click();
  await expect(page).toHaveURL(/\/project\?roles=[A-Z_]+&open=true$/);

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
