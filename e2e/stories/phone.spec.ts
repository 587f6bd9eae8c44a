import { enter, join, publishPost } from '../apiFlows';
import { expect, test } from '../storyTest';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a member with a phone opens a post, applies by touch and reads the notices', async ({ page, request }) => {
  const [leader, member] = [await join(request), await join(request)];
  const { access } = leader;
  const title = `작은 화면에서도 보여요 ${leader.username}`;
  await publishPost(request, access, title);
  await publishPost(request, access, `함께 걷는 지도 ${leader.username}`, {
    invitedMembersNicknames: [member.nickname],
  });
  await enter(page, member, `/project?title=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).tap();

  const apply = page.getByRole('button', { name: '지원하기' }).filter({ visible: true });
  // The first list belongs to the post itself; cards of similar posts follow.
  const seats = page.getByRole('list', { name: '모집 역할' }).first();
  for (const part of [page.getByRole('heading', { level: 1, name: title }), seats, apply]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await apply.tap();
  const sheet = page.getByRole('dialog', { name: '지원하기' });
  await sheet.getByLabel('지원 메시지').fill('출근길에 읽고 있어요.');
  await sheet.getByRole('button', { name: '보내기' }).tap();
  await expect(page.getByText('지원했어요. 답이 오면 알려 드릴게요.')).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: '알림 1개', exact: true }).tap();
  await expect(page).toHaveURL(/\/notices$/);
  await page.getByRole('button', { name: '수락' }).tap();
  await expect(page.getByText('초대를 수락했어요.')).toBeVisible();
});
