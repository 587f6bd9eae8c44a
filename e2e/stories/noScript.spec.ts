import { join, publishPost } from '../apiFlows';
import { expect, test } from '../storyTest';

test.use({ javaScriptEnabled: false });

/** One more than a page of the list shows. */
const POSTS = 13;

test('without scripts, the list is searched, filtered and paged through to a post', async ({ page, request }) => {
  const { access } = await join(request);
  const word = `목록${Date.now()}`;
  for (let index = 0; index < POSTS; index += 1) await publishPost(request, access, `${word} ${index}`);

  await page.goto('/project');
  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`총 ${POSTS}개의 프로젝트`)).toBeVisible();
  await page.getByRole('navigation', { name: '필터' }).getByRole('link', { name: '프론트엔드' }).click();
  await expect(page).toHaveURL(/roles=FRONT_END/);
  await expect(page.getByText(`총 ${POSTS}개의 프로젝트`)).toBeVisible();
  await page.getByRole('link', { name: '다음 페이지' }).click();
  await page.getByRole('link', { name: `${word} 0`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} 0` })).toBeVisible();
  await expect(page.getByText('읽은 책을 이웃과 나눠요.').first()).toBeVisible();
  await expect(page.getByText('매주 만나요.')).toBeVisible();
});
