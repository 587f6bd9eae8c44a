import { type Page } from '@playwright/test';
import { joinAndLogIn } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { fillPost, sendPost } from './post';
import { expect, test } from './test';

/** Publishes a post with seats per role and a closing date; ends on the list. */
async function publishSeats(page: Page, title: string) {
  await page.goto('/project/registration');
  await fillPost(page, title);
  await page.getByRole('switch', { name: '역할별로 인원 정하기' }).click();
  await page.getByRole('button', { name: '프론트엔드 인원 늘리기' }).click();
  await page.getByRole('button', { name: '30일 뒤로' }).click();
  await page.getByRole('group', { name: '활동 시간대' }).getByRole('button', { name: '주말' }).click();
  await expectAccessible(page);
  await sendPost(page);
}

test(
  'a post shows the seats of each role on its card and at the top of its page',
  { tag: '@desktop' },
  async ({ page }) => {
    await joinAndLogIn(page);
    const title = `동네 책장을 같이 만들어요 ${Date.now()}`;
    await publishSeats(page, title);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('프론트엔드0/2');
    await expect(card).toContainText('D-30');

    await page.goto(`/project?times=WEEKEND&title=${encodeURIComponent(title)}`);
    await page.getByRole('tab', { name: /활동 시간/ }).click();
    await expect(page.getByRole('button', { name: '주말', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('list', { name: '모집 역할' }).first()).toContainText('2자리 남았어요');
  },
);
