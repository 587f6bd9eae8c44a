import { join, publishPost } from '../apiFlows';
import { logIn } from '../member';
import { linkToForm } from '../post';
import { expect, test } from '../storyTest';

test('a visitor searches for a post, reads it, and is sent from the form to the login and back', async ({
  page,
  request,
}) => {
  const [writer, visitor] = [await join(request), await join(request)];
  const title = `누구나 읽을 수 있는 글 ${writer.username}`;
  await publishPost(request, writer.access, title);

  await page.goto('/');
  await page.getByRole('link', { name: '프로젝트 둘러보기' }).click();
  const search = page.getByRole('searchbox', { name: '프로젝트 제목 검색' });
  await search.fill('세상에없는프로젝트');
  await expect(page.getByRole('main').getByText('‘세상에없는프로젝트’에 대한 검색 결과가 없어요.')).toBeVisible();
  await search.fill(writer.username);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('매주 만나요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();

  await page.goBack();
  await linkToForm(page).click();
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, visitor);
  await expect(page).toHaveURL(/\/project\/registration$/);
  await expect(page.getByLabel('모집글 제목')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/project\?title=/);
});
