import { type Page } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { watchAnimations } from './animations';
import { expect, test } from './test';

test.describe.configure({ timeout: 180_000 });

const experiences = (page: Page) => page.getByRole('region', { name: '팀이음에서 할 수 있는 경험' });

async function askAndDeny(page: Page) {
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test.describe('a visitor with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('sees a landing page without animations', async ({ page }) => {
    const moved = await watchAnimations(page);
    await page.goto('/');
    await experiences(page).scrollIntoViewIfNeeded();
    const next = experiences(page).getByRole('button', { name: '다음 카드' });
    await next.click();
    await next.click();
    await expect(experiences(page).getByRole('button', { name: '이전 카드' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const left = await page.getByRole('button', { name: '맨 위로' }).evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });
    // A smooth scroll would not be finished yet.
    expect(left).toBe(0);
    expect(moved()).toEqual([]);
  });

  test('sees dropdowns, dialogs, toasts and cards without animations', async ({ page, request }) => {
    const [writer, member] = [await join(request), await join(request)];
    const title = `이웃과 나눌 책 ${writer.username}`;
    await publishPost(request, writer.access, title, {
      invitedMembersNicknames: [member.nickname],
    });
    const moved = await watchAnimations(page);
    await enter(page, member, '/mypage');
    await askAndDeny(page);
    await page.getByRole('button', { name: '알림 1개' }).click();
    await page.getByRole('button', { name: '수락' }).click();
    await expect(page.getByText('초대를 수락했어요.')).toBeVisible();
    await page.goto(`/project?title=${writer.username}`);
    await page.getByRole('button', { name: '공모전', exact: true }).hover();
    await page.getByRole('link', { name: title }).hover();
    await page.getByRole('button', { name: `${title} 북마크` }).click();
    await expect(page.getByText('북마크에 담았어요.')).toBeVisible();
    expect(moved()).toEqual([]);
  });
});

test.describe('a visitor without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('sees dialogs animate', async ({ page, request }) => {
    const moved = await watchAnimations(page);
    await enter(page, await join(request), '/mypage');
    await askAndDeny(page);
    await expect.poll(moved).not.toEqual([]);
  });
});
