import { type APIRequestContext, type Page } from '@playwright/test';
import { enter, join, openSession } from './apiFlows';
import { registerArchive } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { createPicture } from './files';
import { openSecondMember } from './openSecondMember';
import { type Newcomer } from './member';
import { expect, test } from './test';

// Whole teams log in, which takes long.
test.describe.configure({ timeout: 300_000 });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '프로젝트 등록하기' });
const card = (page: Page, { nickname }: Newcomer) => page.getByRole('group', { name: nickname, exact: true });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: '평가를 제출했어요.' });

async function choose(page: Page, question: string, answer: string) {
  await page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }).click();
}

async function addMember(page: Page, { nickname }: Newcomer) {
  await page.getByRole('combobox', { name: '함께한 팀원' }).fill(nickname);
  await page.getByRole('option', { name: nickname }).click();
  await expect(page.getByLabel(`${nickname} 역할`)).toHaveValue('FRONT_END');
}

/** Fills all required fields of an archive except the pictures. */
async function fillArchive(page: Page, title: string, team: Newcomer[]) {
  await box(page, '제목').fill(title);
  await box(page, '진행 기간').fill('2026081820261115');
  await expect(box(page, '진행 기간')).toHaveValue('2026.08.18 ~ 2026.11.15');
  await box(page, '설명').fill('막차 시간을 외우지 않아도 되는 위젯이에요.');
  await choose(page, '분야', '경험 쌓기');
  await choose(page, '스킬', 'TypeScript');
  for (const member of team) await addMember(page, member);
}

/** Evaluates two teammates, whose cards are open initially; ends on the status page of the team. */
async function evaluate(page: Page, team: [Newcomer, Newcomer]) {
  for (const member of team) {
    const own = card(page, member);
    await own.getByRole('button', { name: '소통이 잘 돼요' }).click();
    await own.getByRole('textbox', { name: '한줄평' }).fill('함께해서 든든했어요.');
  }
  await submit(page).click();
  await expect(page).toHaveURL(/\/\d+\/a$/);
  await expect(done(page)).toBeVisible();
}

/** The widths of the stored images, in order. */
async function widthsOf(request: APIRequestContext, id: string, access: string): Promise<number[]> {
  const response = await request.get(`/api/archive/${id}`, { headers: { access } });
  const { data } = (await response.json()) as { data: { imgUrls: string[] } };
  return data.imgUrls.map((url) => Number(/-(\d+)x\d+\.webp$/.exec(url)?.[1]));
}

test(
  'the pictures of a new archive are ordered by keyboard, and the evaluation names who is missing and reminds them',
  { tag: '@phone' },
  async ({ page, request }) => {
    const [writer, second, third] = [await join(request), await join(request), await join(request)];
    await enter(page, writer, '/archive/registration');
    await expect(box(page, '제목')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('대표 이미지 올리기').setInputFiles(await createPicture('표지.png', 640));
    const pictures = [await createPicture('하나.png', 210), await createPicture('둘.png', 220)];
    await page.getByLabel('이미지 추가').setInputFiles([...pictures, await createPicture('셋.png', 230)]);
    await page.getByRole('button', { name: '셋.png 앞으로 옮기기' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('셋.png: 3개 중 1번째로 옮겼어요.')).toBeAttached();
    await fillArchive(page, `막차알리미 ${writer.username}`, [second, third]);
    await expectAccessible(page);
    await page.getByRole('button', { name: '등록하기', exact: true }).click();

    await expect(page).toHaveURL(/\/\d+\/teamevaluation$/);
    const [id = ''] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
    await submit(page).click();
    await expect(page.getByText(`${second.nickname} 님의 평가를 마저 해 주세요.`)).toBeVisible();
    await expectAccessible(page);
    await evaluate(page, [second, third]);
    const unanswered = `아직 함께했는지 답하지 않은 팀원: ${second.nickname}, ${third.nickname}`;
    await expect(page.getByText(unanswered)).toBeVisible();
    await page.getByRole('button', { name: '다시 알리기' }).click();
    await expect(page.getByText('아직 평가하지 않은 팀원에게 다시 알렸어요.')).toBeVisible();
    await expectAccessible(page);
    expect(await widthsOf(request, id, await openSession(request, writer))).toEqual([230, 210, 220]);
  },
);

test(
  'the writer edits the text and the pictures of an archive, which other members cannot',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const [writer, mate] = [await join(request), await join(request)];
    const title = `동네 책장 ${writer.username}`;
    const id = await registerArchive(request, writer, mate);

    await enter(page, writer, `/archive/edit/${id}`);
    await expect(box(page, '제목')).toHaveValue(new RegExp(writer.username));
    await expectAccessible(page);
    await box(page, '제목').fill(`${title} 새 단장`);
    await page.getByLabel('이미지 추가').setInputFiles([await createPicture('둘.png', 220)]);
    await page.getByRole('button', { name: '둘.png 앞으로 옮기기' }).click();
    await page.getByRole('button', { name: '수정하기' }).click();
    await expect(page.getByText('아카이브를 수정했어요.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/archive/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: `${title} 새 단장` })).toBeVisible();

    await page.goto(`/archive/edit/${id}`);
    const images = page.getByRole('list', { name: '고른 이미지' }).getByRole('img');
    await expect(images).toHaveCount(3);
    await expect(images.nth(1)).toHaveAttribute('src', /-220x200\.webp$/);

    const other = await openSecondMember(page);
    await enter(other, mate, `/archive/edit/${id}`);
    await expect(other.getByText('수정 권한이 없어요.')).toBeVisible();
    await expect(other).toHaveURL(/\/archive$/);
    await other.context().close();
  },
);

test(
  'dragging a picture to another position changes the order of the pictures',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await enter(page, await join(request), '/archive/registration');
    const names = ['하나.png', '둘.png', '셋.png'];
    await page
      .getByLabel('이미지 추가')
      .setInputFiles(await Promise.all(names.map((name) => createPicture(name, 210))));
    const images = page.getByRole('list', { name: '고른 이미지' }).getByRole('img');
    await expect(images).toHaveCount(3);
    await images.first().scrollIntoViewIfNeeded();

    await images.nth(1).dragTo(images.nth(0));

    await expect(images.nth(0)).toHaveAttribute('alt', '둘.png');
    await expect(images.nth(1)).toHaveAttribute('alt', '하나.png');
    await expect(page.getByText('둘.png: 3개 중 1번째로 옮겼어요.')).toBeAttached();
  },
);
