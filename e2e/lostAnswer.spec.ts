import { type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { fillPost, sendPost } from './post';
import { expect, testWithConsoleErrors as test } from './test';

/** Lets the server act on the next request to a path, and drops its response. */
async function loseAnswer(page: Page, path: string) {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test(
  'a post whose response is lost is there once after a reload and a second press',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const title = `두 번 누른 글 ${Date.now()}`;
    await openSession(page.request, await join(request));
    await page.goto('/project/registration');
    await fillPost(page, title);

    await loseAnswer(page, '/api/projects');
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByText('보냈는지 확인하지 못했어요. 다시 시도해도 두 번 등록되지 않아요.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('모집글 제목')).toHaveValue(title);
    await sendPost(page);
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  },
);
