import { enter, join } from '../apiFlows';
import { evaluate, registerArchive } from '../archiveFlows';
import { expect, test } from '../storyTest';

test('a named member confirms from the bell and evaluates, and the open page of the writer tells that all is public', async ({
  page,
  secondPage,
  request,
}) => {
  const [writer, mate] = [await join(request), await join(request)];
  const id = await registerArchive(request, writer, mate);
  await evaluate(request, id, writer.access, mate.nickname);
  await enter(secondPage, writer, `/${id}/a`);
  await expect(secondPage.getByRole('heading', { level: 1, name: '평가를 제출했어요.' })).toBeVisible();
  await expect(secondPage.getByText(`아직 함께했는지 답하지 않은 팀원: ${mate.nickname}`)).toBeVisible();

  await enter(page, mate, '/about');
  await page.getByRole('button', { name: '알림 1개', exact: true }).click();
  await page.getByRole('button', { name: '함께했어요' }).click();
  await page.getByRole('link', { name: '평가하러 가기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '팀원 평가' })).toBeVisible();
  const card = page.getByRole('group', { name: writer.nickname, exact: true });
  await card.getByRole('button', { name: '소통이 잘 돼요' }).click();
  await card.getByRole('textbox', { name: '한줄평' }).fill('함께해서 든든했어요.');
  await page.getByRole('button', { name: '프로젝트 등록하기' }).click();
  await expect(page).toHaveURL(/\/\d+\/a$/);
  await expect(page.getByText(/에 아카이브가 공개됐어요\./)).toBeVisible();

  await expect(secondPage.getByText(/에 아카이브가 공개됐어요\.$/)).toBeVisible();
  await secondPage.getByRole('link', { name: '아카이브 보러 가기' }).click();
  await expect(secondPage).toHaveURL(new RegExp(`/archive/${id}$`));
});
