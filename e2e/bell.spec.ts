import { type Page } from '@playwright/test';
import { type Alarms } from '../contract/alarm';
import { join, joinAndLogIn, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { press } from './keyboard';
import { expect, test } from './test';

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: '알림' });

test('an invitation appears on the open page of the invited member, who accepts it there by keyboard', async ({
  page: guest,
  request,
}) => {
  const invited = await joinAndLogIn(guest);
  await guest.goto('/about');
  await expect(bell(guest, '알림')).toBeVisible();

  const title = `골목 산책 지도 ${invited.username}`;
  const writer = (await join(request)).access;
  const post = await publishPost(request, writer, title, { invitedMembersNicknames: [invited.nickname] });
  await expect(bell(guest, '알림 1개')).toBeVisible();

  await press(bell(guest, '알림 1개'));
  await expect(panel(guest)).toBeFocused();
  await guest.keyboard.press('Escape');
  await expect(panel(guest)).toBeHidden();
  await expect(bell(guest, '알림 1개')).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(panel(guest).getByRole('link', { name: `‘${title}’` })).toBeVisible();
  await expect(panel(guest).getByRole('listitem')).toContainText(`‘${title}’ 프로젝트에 초대했어요.`);
  await expect(panel(guest).getByRole('listitem')).toContainText('오늘');
  await expectAccessible(guest);
  await press(panel(guest).getByRole('button', { name: '수락' }));
  await expect(guest.getByText('초대를 수락했어요.')).toBeVisible();
  await expect(panel(guest).getByRole('heading', { name: '알림' })).toBeFocused();
  await expect(panel(guest).getByText('새 알림이 없어요.')).toBeVisible();
  await expect(bell(guest, '알림')).toBeVisible();
  await expectAccessible(guest);

  await guest.goto(`/projectdetail/${post}`);
  await expect(guest.getByRole('main').getByText(invited.nickname).first()).toBeVisible();
});

test('two tabs of a member share one alarm stream, and an answer in one tab updates the other', async ({
  page,
  request,
}) => {
  const invited = await joinAndLogIn(page);
  const writer = (await join(request)).access;
  const streams: string[] = [];
  page.context().on('response', (opened) => {
    if (opened.url().endsWith('/api/alarm/stream')) streams.push(opened.url());
  });
  await page.goto('/about');
  await expect(bell(page, '알림')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/project');
  await expect(bell(tab, '알림')).toBeVisible();

  const first = `새벽 글쓰기 모임 ${invited.username}`;
  await publishPost(request, writer, first, { invitedMembersNicknames: [invited.nickname] });
  await expect(bell(page, '알림 1개')).toBeVisible();
  await expect(bell(tab, '알림 1개')).toBeVisible();
  expect(streams).toHaveLength(1);

  // The tab that reads the stream closes; the other takes over.
  await bell(page, '알림 1개').click();
  await panel(page).getByRole('button', { name: '거절' }).click();
  await expect(page.getByText('초대를 거절했어요.')).toBeVisible();
  await expect(bell(tab, '알림')).toBeVisible();
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await publishPost(request, writer, `${first} 다시`, { invitedMembersNicknames: [invited.nickname] });
  await expect(bell(tab, '알림 1개')).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test('an item of the open notification menu does not move when others arrive or are answered elsewhere', async ({
      page,
      request,
    }) => {
      const invited = await joinAndLogIn(page);
      const writer = (await join(request)).access;
      const invitedTo = (title: string) =>
        publishPost(request, writer, title, { invitedMembersNicknames: [invited.nickname] });
      await invitedTo('먼저 온 초대');
      await invitedTo('다음에 온 초대');
      await page.goto('/about');
      await bell(page, '알림 2개').click();
      const item = panel(page).getByRole('listitem').filter({ hasText: '먼저 온 초대' });
      const accept = item.getByRole('button', { name: '수락' });
      await expect(accept).toBeVisible();
      const top = async () => Math.round((await accept.boundingBox())?.y ?? 0);
      const before = await top();

      await invitedTo('새로 온 초대');
      const more = panel(page).getByRole('button', { name: '새 알림' });
      await expect(more).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

      await invitedTo('또 새로 온 초대');
      await expect(bell(page, '알림 4개')).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

      // The item above is answered from another session.
      const { data } = (await (
        await page.request.get('/api/alarm/project-archive', {
          headers: { access: invited.access },
        })
      ).json()) as { data: Alarms };
      const other = data.inviteProjectOutputList.find(({ title }) => title === '다음에 온 초대');
      const declined = await request.delete(`/api/alarm/invited-projects/${other?.projectInvitedMemberId}`, {
        headers: { access: invited.access },
      });
      expect(declined.status()).toBe(200);
      await expect(panel(page).getByText('취소됐거나 이미 답한 초대예요.')).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

      await more.click();
      await expect(panel(page).getByRole('listitem').first()).toContainText('또 새로 온 초대');
      await expect(panel(page).getByRole('listitem').first()).toBeInViewport();
      await expect(more).toBeHidden();
    });
  });
}
