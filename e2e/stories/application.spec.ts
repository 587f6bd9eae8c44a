import { enter, join, publishPost } from '../apiFlows';
import { type StoryPage } from '../storyPage';
import { expect, test } from '../storyTest';

const MESSAGE = '읽는 습관을 함께 만들고 싶어요.';

async function apply(page: StoryPage) {
  await page.getByRole('button', { name: '지원하기' }).click();
  const sheet = page.getByRole('dialog', { name: '지원하기' });
  await expect(sheet.getByRole('radio', { name: /프론트엔드/ })).toBeChecked();
  await sheet.getByLabel('지원 메시지').fill(MESSAGE);
  await sheet.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('지원했어요. 답이 오면 알려 드릴게요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '지원 취소' })).toBeVisible();
}

test('a member applies to a post, the leader accepts, and the applicant is told and in the team', async ({
  page,
  secondPage,
  request,
}) => {
  const [leader, applicant] = [await join(request), await join(request)];
  const id = await publishPost(request, leader.access, `동네 책장 ${leader.username}`, {
    personnel: 1,
    seats: [{ role: 'FRONT_END', count: 1 }],
  });
  await enter(secondPage, applicant, `/projectdetail/${id}`);
  await apply(secondPage);

  await enter(page, leader, `/project/${id}/applicants`);
  const application = page.getByRole('article', { name: applicant.nickname });
  await expect(application.getByText(MESSAGE)).toBeVisible();
  await application.getByRole('button', { name: '수락' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수락' }).click();
  const contact = page.getByRole('dialog', { name: new RegExp(applicant.nickname) });
  await contact.getByRole('button', { name: '나중에' }).click();
  await expect(application.getByText('수락했어요')).toBeVisible();
  await expect(page.getByText('자리가 모두 찼어요').filter({ visible: true }).first()).toBeVisible();

  await expect(secondPage.getByRole('button', { name: '알림 1개', exact: true })).toBeVisible();
  await secondPage.goto(`/project/${id}/team`);
  await expect(secondPage.getByRole('row', { name: new RegExp(applicant.nickname) })).toBeVisible();
  await expect(secondPage.getByText('팀장이 아직 연락 링크를 올리지 않았어요.')).toBeVisible();
});
