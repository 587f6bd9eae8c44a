import { joinAndLogIn } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { fillPost, linkToForm, sendPost } from './post';
import { expect, test } from './test';

test('a new member publishes a post, finds it by its title and reads it on accessible screens', async ({ page }) => {
  const member = await joinAndLogIn(page);
  const title = `동네 책장을 함께 만들 팀원을 찾아요 ${member.username}`;

  await page.goto('/project');
  await linkToForm(page).click();
  await fillPost(page, title);
  await expectAccessible(page);
  await sendPost(page);

  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill(member.username);
  await expect(page.getByText('총 1개의 프로젝트')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();

  await expect(page).toHaveURL(/\/projectdetail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('매주 수요일 저녁에 만나요.')).toBeVisible();
  await expect(page.getByRole('main').getByText(member.nickname).first()).toBeVisible();
  await expectAccessible(page);
});
