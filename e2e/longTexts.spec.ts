import { type Page } from '@playwright/test';
import { join, openSession, publishPost } from './apiFlows';
import { expect, testWithConsoleErrors as test } from './test';

const PHONE = { width: 390, height: 844 };

/** The text that a member copies who selects the whole article of the page. */
const copied = (page: Page) =>
  page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return getSelection()?.toString() ?? '';
  });

/** A post with one comment. */
async function publish(page: Page, comment: string, texts: Parameters<typeof publishPost>[3] = {}) {
  const access = await openSession(page.request, await join(page.request));
  const id = await publishPost(page.request, access, `긴 글 ${Date.now()}`, texts);
  const data = { content: comment };
  await page.request.post(`/api/projects/${id}/comments`, { headers: { access }, data });
  return `/projectdetail/${id}`;
}

test('a copied post has whole addresses and no words for screen readers', { tag: '@desktop' }, async ({ page }) => {
  const article = '채팅방은 https://chat.example.com/o/abc 이에요';
  await page.goto(await publish(page, '안녕하세요', { article, link: 'https://team.example.com/intro' }));
  await expect(page.getByRole('link', { name: 'https://chat.example.com/o/abc (새 창)' })).toBeVisible();

  const text = await copied(page);
  expect(text).toContain(article);
  expect(text).toContain('https://team.example.com/intro');
  expect(text).not.toContain('새 창');
});

test(
  'a comment of line breaks takes three lines, and one of many lines is folded',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(await publish(page, `가${'\n'.repeat(298)}나`));
    const comment = page.getByRole('article', { name: /님의 댓글$/ });
    await comment.scrollIntoViewIfNeeded();
    expect((await comment.boundingBox())?.height).toBeLessThan(300);
    await expect(comment.getByRole('button', { name: /더 보기$/ })).toHaveCount(0);

    await page.goto(await publish(page, Array.from({ length: 40 }, (_, line) => `${line}번째 줄`).join('\n')));
    await comment.scrollIntoViewIfNeeded();
    const more = comment.getByRole('button', { name: /님의 댓글 더 보기$/ });
    await expect(more).toBeVisible();
    expect((await comment.boundingBox())?.height).toBeLessThan(PHONE.height);
    await more.click();
    await expect(comment.getByRole('button', { name: /님의 댓글 접기$/ })).toBeVisible();
    expect((await comment.boundingBox())?.height).toBeGreaterThan(PHONE.height);
  },
);
