import { enter, join, openSession } from '../apiFlows';
import { logIn } from '../member';
import { expect, test } from '../storyTest';

// The page's calls are refused once its session has ended, which browsers log.
test.use({ allowsConsoleErrors: true });

test('text that was not sent survives the end of the session, and the next login returns to it', async ({
  page,
  request,
}) => {
  const member = await join(request);
  await enter(page, member, '/project/registration');
  await page.getByLabel('모집글 제목').fill('끝나지 않은 글');
  await page.getByLabel('프로젝트 소개').fill('여기까지 썼어요.');

  // A new password, set elsewhere, ends the other sessions.
  const changed = { ...member, password: 'mapogu2027' };
  const response = await request.patch('/api/users/me', {
    headers: { access: await openSession(request, member) },
    data: { newPassword: changed.password, currentPassword: member.password },
  });
  expect(response.status()).toBe(200);

  await expect(page.getByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: '로그인' }).click();
  await logIn(page, changed);
  await expect(page).toHaveURL(/\/project\/registration$/);
  await expect(page.getByText('작성 중이던 내용을 불러왔어요.')).toBeVisible();
  await expect(page.getByLabel('모집글 제목')).toHaveValue('끝나지 않은 글');
  await expect(page.getByLabel('프로젝트 소개')).toHaveValue('여기까지 썼어요.');
});
