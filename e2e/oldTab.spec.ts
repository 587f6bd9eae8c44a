import { join, openSession, publishPost } from './apiFlows';
import { expect, testWithConsoleErrors as test, whenHydrated } from './test';

test(
  'a dialog of a tab from before a deployment offers a reload, and opens after it',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const post = await publishPost(request, (await join(request)).access, `새 버전 ${Date.now()}`);
    await openSession(page.request, await join(request));
    await page.goto(`/projectdetail/${post}`);
    const apply = page.getByRole('button', { name: '지원하기' }).first();
    await expect(apply).toBeVisible();
    // Loaded after the first view, as the dialogs of the app are.
    await whenHydrated(page);

    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await apply.click();
    const question = page.getByRole('alertdialog', { name: '새 버전이 나왔어요' });
    await expect(question).toBeVisible();

    await page.unroute('**/assets/*.js');
    await question.getByRole('button', { name: '새로고침' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog', { name: '지원하기' })).toBeVisible();
  },
);
