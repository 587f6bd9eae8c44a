import { enter, join, publishPost } from './apiFlows';
import { bell } from './bell';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './test';

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
    const { access } = writer;
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
