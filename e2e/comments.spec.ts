import { expect, test, type Page } from '@playwright/test';
import { enter, join, openSession, publishPost } from './apiErrands';

const MANY = 12;
const TEXT = '평일 저녁에도 만날 수 있나요?';

/** A post with more comments than a screen shows, opened by its writer. */
async function openTalk(page: Page) {
  const writer = await join(page.request);
  const access = await openSession(page.request, writer);
  const id = await publishPost(page.request, access, `댓글이 많은 글 ${Date.now()}`);
  for (let place = 1; place <= MANY; place += 1) {
    const data = { content: `${place}번째 댓글이에요.` };
    await page.request.post(`/api/projects/${id}/comments`, { headers: { access }, data });
  }
  await enter(page, writer, `/projectdetail/${id}`);
  await page.getByLabel('댓글을 입력해 주세요').fill(TEXT);
}

const send = (page: Page) => page.getByRole('button', { name: '등록', exact: true }).first();
const written = (page: Page) =>
  page.getByRole('region', { name: /^댓글/ }).getByRole('article').filter({ hasText: TEXT });

test('what one has just written comes into sight, once, however often it was sent', async ({ page }) => {
  await openTalk(page);
  await send(page).dblclick();

  await expect(written(page)).toBeInViewport();
  await expect(page.getByRole('heading', { name: `댓글 ${MANY + 1}` })).toBeAttached();
  await expect(written(page)).toHaveCount(1);
});

test('a comment that did not arrive comes back into its box, in sight', async ({ page }) => {
  await openTalk(page);
  await page.route('**/comments', (route) => setTimeout(() => void route.abort(), 500));
  await send(page).click();
  await expect(written(page)).toBeInViewport();

  await expect(page.getByText('댓글을 등록하지 못했어요. 쓴 내용은 그대로 남아 있어요.')).toBeInViewport();
  await expect(page.getByLabel('댓글을 입력해 주세요')).toHaveValue(TEXT);
  await expect(written(page)).toHaveCount(0);
});
