import { type Page } from '@playwright/test';
import { join, joinAndLogIn, openSession, publishPost } from './apiFlows';
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

test('a post shows the seats of each role on its card and at the top of its page', async ({ page }) => {
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
  await expectAccessible(page);
});

test(
  'the first screen of a post on a phone shows its title, its seats and the button to apply',
  { tag: '@phone' },
  async ({ page, request }) => {
    const id = await publishPost(request, await openSession(request, await join(request)), '작은 화면에서도 보여요');
    await page.context().clearCookies();
    await page.goto(`/projectdetail/${id}`);

    for (const part of [
      page.getByRole('heading', { level: 1 }),
      // The first list belongs to the post itself; cards of similar posts follow.
      page.getByRole('list', { name: '모집 역할' }).first(),
      page
        .getByRole('button', { name: '지원하기' })
        .or(page.getByRole('link', { name: '지원하기' }))
        .last(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
  },
);

test('the landing page links to the list first, and a search suggests a skill that starts with the term', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: '프로젝트 둘러보기' }).click();
  await expect(page).toHaveURL(/\/project$/);
  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill('rea');
  await page.getByRole('button', { name: '필요 스킬 React로 보기' }).click();
  await expect(page).toHaveURL(/\/project\?skills=REACT$/);
  await page.getByRole('tab', { name: /필요 스킬/ }).click();
  await page.getByRole('searchbox', { name: '스킬 이름으로 찾기' }).fill('kot');
  await page.getByRole('button', { name: 'Kotlin' }).click();
  await expect(page.getByRole('button', { name: 'Kotlin 필터 지우기' })).toBeVisible();
  await expectAccessible(page);
});
