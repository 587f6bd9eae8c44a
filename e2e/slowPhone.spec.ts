import { type Page } from '@playwright/test';
import { applyTo, enter, join, publishPost } from './apiFlows';
import { expect, test } from './test';

/** How many times slower than this machine the processor of a member's phone is. */
const SLOW_PHONE = 6;

/** Slows the processor of a page. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
}

test(
  'registering the archive of a finished project on a slow phone leads to the evaluation, without a refusal',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const [leader, mate] = [await join(request), await join(request)];
    const { access } = leader;
    const id = await publishPost(request, access, '책장을 함께 채워요');
    await applyTo(request, id, mate, access);
    const headers = { access: leader.access };
    const finished = await request.patch(`/api/projects/${id}/team`, { headers, data: { status: 'DONE' } });
    expect(finished.status()).toBe(200);

    await enter(page, leader, `/archive/registration?from=${id}`);
    await page.getByLabel('설명').fill('이웃과 책을 나누는 책장을 만들었어요.');
    await slowDown(page);
    // The script of the next page comes late: until then the page stays that has just written what it guards on.
    const refetched = page.waitForResponse((response) => response.url().endsWith(`/api/projects/${id}`));
    await page.route(/\.js(\?|$)/, async (route) => {
      await refetched;
      await route.continue();
    });
    await page.getByRole('button', { name: '등록하기' }).click();

    await expect(page.getByRole('heading', { name: '팀원 평가' })).toBeVisible();
    await expect(page).toHaveURL(/\/\d+\/teamevaluation$/);
    await expect(page.getByText('이미 이 프로젝트의 아카이브가 있어요.')).toHaveCount(0);
  },
);
