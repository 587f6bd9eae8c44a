import { enter, join } from '../apiFlows';
import { evaluate } from '../archiveFlows';
import { createPicture } from '../files';
import { type Newcomer } from '../member';
import { type StoryPage } from '../storyPage';
import { expect, test } from '../storyTest';

const box = (page: StoryPage, name: string) => page.getByRole('textbox', { name, exact: true });

const choose = (page: StoryPage, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }).click();

async function addMember(page: StoryPage, { nickname }: Newcomer) {
  await page.getByRole('combobox', { name: '함께한 팀원' }).fill(nickname);
  await page.getByRole('option', { name: nickname }).click();
  await expect(page.getByLabel(`${nickname} 역할`)).toHaveValue('FRONT_END');
}

test('a member registers an archive with pictures, and once the team has evaluated it anybody reads it', async ({
  page,
  secondPage,
  request,
}) => {
  const [writer, mate] = [await join(request), await join(request)];
  const title = `막차알리미 ${writer.username}`;
  await enter(page, writer, '/archive/registration');
  await page.getByLabel('대표 이미지 올리기').setInputFiles(await createPicture('표지.png', 640));
  await page
    .getByLabel('이미지 추가')
    .setInputFiles([await createPicture('하나.png', 210), await createPicture('둘.png', 220)]);
  await expect(page.getByRole('list', { name: '고른 이미지' }).getByRole('img')).toHaveCount(2);
  await box(page, '제목').fill(title);
  await box(page, '진행 기간').fill('2026081820261115');
  await expect(box(page, '진행 기간')).toHaveValue('2026.08.18 ~ 2026.11.15');
  await box(page, '설명').fill('막차 시간을 외우지 않아도 되는 위젯이에요.');
  await choose(page, '분야', '경험 쌓기');
  await choose(page, '스킬', 'TypeScript');
  await addMember(page, mate);
  await page.getByRole('button', { name: '등록하기', exact: true }).click();
  await expect(page).toHaveURL(/\/\d+\/teamevaluation$/);
  const id = Number(/\/(\d+)\/teamevaluation$/.exec(await page.url())?.[1]);

  await secondPage.goto('/archive');
  await expect(secondPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(secondPage.getByRole('link', { name: title })).toBeHidden();
  await evaluate(request, id, writer.access, mate.nickname);
  await evaluate(request, id, mate.access, writer.nickname);
  await secondPage.reload();
  await secondPage.getByRole('link', { name: title }).click();
  await expect(secondPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(secondPage.getByRole('button', { name: new RegExp(`‘${title}’ 이미지`) })).toHaveCount(2);
});
