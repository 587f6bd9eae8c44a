import { type Page } from '@playwright/test';
import { enter, join, openSession, publishPost } from './apiFlows';
import { bell } from './bell';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test(
  'a member opens the four tabs of the own profile by mouse and by keyboard',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await join(request);
    await enter(page, member, '/mypage');
    await expect(page.getByRole('heading', { level: 1, name: member.nickname })).toBeVisible();
    await expect(page.getByText('2002.03.15')).toBeVisible();
    await expectAccessible(page);

    await tab(page, '포트폴리오').click();
    await expect(page).toHaveURL(/\?tab=portfolio$/);
    await expect(page.getByRole('link', { name: '아카이브 등록하기' })).toBeVisible();
    await expectAccessible(page);

    await tab(page, '포트폴리오').press('ArrowRight');
    await expect(tab(page, '팀 평가')).toBeFocused();
    await expect(page.getByText('아직 받은 팀 평가가 없어요.')).toBeVisible();
    await expect(page.getByText('예시')).toBeVisible();
    await expectAccessible(page);

    await tab(page, '팀 평가').press('End');
    await expect(tab(page, '내 활동')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: '작성한 글 0' })).toHaveCount(2);
    await expectAccessible(page);

    await page.goBack();
    await expect(tab(page, '팀 평가')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, '팀 평가')).toHaveAttribute('aria-selected', 'true');
  },
);

test('the labels of the first steps of a new member are aligned', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await join(request), '/mypage');
  await expect(page.getByText('가입했어요', { exact: true })).toBeVisible();
  const labels = ['가입했어요', '팀에 합류해요', '함께 만들어요', '서로 평가해요', '기록이 돼요'];
  const boxes = await Promise.all(labels.map((label) => page.getByText(label, { exact: true }).boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
});

test(
  'accepting invitations on the profile and in the bell updates everything that shows them',
  { tag: '@phone' },
  async ({ page, request }) => {
    const [invited, writer] = [await join(request), await join(request)];
    const access = await openSession(request, writer);
    const [first, second] = [`책장을 채울 팀원 ${writer.username}`, `책장을 꾸밀 팀원 ${writer.username}`];
    await publishPost(request, access, first, { invitedMembersNicknames: [invited.nickname] });
    await publishPost(request, access, second, { invitedMembersNicknames: [invited.nickname] });

    await enter(page, invited, '/mypage?tab=portfolio');
    const invitations = page.getByRole('region', { name: /받은 초대/ });
    await expect(invitations.getByRole('listitem')).toHaveCount(2);
    await expect(bell(page, '알림 2개')).toBeVisible();
    await expectAccessible(page);
    await invitations.getByRole('listitem').filter({ hasText: first }).getByRole('button', { name: '수락' }).click();
    await expect(page.getByText('초대를 수락했어요.')).toBeVisible();
    await expect(invitations.getByRole('listitem')).toHaveCount(1);

    await bell(page, '알림 1개').click();
    // The text of the bell's item. The profile behind it shows the same invitation in other words.
    const inBell = page.getByRole('listitem').filter({ hasText: `‘${second}’ 프로젝트에 초대했어요.` });
    await inBell.getByRole('button', { name: '수락' }).click();
    await expect(invitations).toHaveCount(0);

    for (const title of [first, second]) {
      await page.goto(`/project?title=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: '팀원 2' })).toBeVisible();
    }
  },
);
