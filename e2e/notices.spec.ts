import { type Locator } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { expect, test } from './test';

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

/** More than fit into the window. */
const POSTS = 12;

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/**
 * Clicks a visible control without scrolling. Playwright's click would scroll to the position of a sticky header at the
 * top.
 */
async function pressInSight(control: Locator) {
  const { x, y, width, height } = await boxOf(control);
  await control.page().mouse.click(x + width / 2, y + height / 2);
}

test(
  'the bell opens all notices, and going back restores the scroll position of the filtered list',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await join(request);
    const { access } = member;
    for (let index = 0; index < POSTS; index += 1) {
      await publishPost(request, access, `함께 읽을 책 ${index} ${member.username}`);
    }
    const list = `/project?title=${member.username}`;
    await enter(page, member, list);
    const count = page.getByRole('heading', { name: `총 ${POSTS}개의 프로젝트` });
    await expect(count).toBeVisible();
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => (window.history.state as { scrollY?: number }).scrollY)).toBe(600);

    await pressInSight(page.getByRole('button', { name: '알림', exact: true }));
    const panel = page.getByRole('dialog', { name: '알림' });
    await pressInSight(panel.getByRole('link', { name: '모두 보기' }));
    await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
    await expect(page).toHaveURL(/\/notices$/);

    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname + url.search === list);
    await expect(count).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expect(panel).toBeHidden();
  },
);

test(
  'pending items on the page of notices are aligned with the heading above them',
  { tag: '@phone' },
  async ({ page, request }) => {
    const member = await join(request);
    const leader = (await join(request)).access;
    await publishPost(request, leader, '함께 읽을 책', { invitedMembersNicknames: [member.nickname] });
    await enter(page, member, '/notices');

    const pending = page.getByRole('region', { name: '답을 기다려요 1' });
    const column = await boxOf(pending.getByRole('heading'));
    const sign = await boxOf(pending.locator('[data-item] > :first-child'));
    const accept = await boxOf(pending.getByRole('button', { name: '수락' }));

    expect(sign.x).toBeCloseTo(column.x);
    expect(accept.x + accept.width).toBeLessThanOrEqual(column.x + column.width);
  },
);
