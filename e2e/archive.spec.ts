import { type Page } from '@playwright/test';
import { enter, join } from './apiFlows';
import { registerArchive } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { createPicture } from './files';
import { type Newcomer } from './member';
import { expect, test } from './test';

// Whole teams log in, which takes long.
test.describe.configure({ timeout: 300_000 });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '평가 보내기' });
const card = (page: Page, { nickname }: Newcomer) => page.getByRole('group', { name: nickname, exact: true });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: '평가를 제출했어요.' });

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

/** The widths of the lines between the teammates above a caption. */
const widthsOfLines = (page: Page, caption: string) =>
  page.getByText(caption).evaluate(({ previousElementSibling }) => {
    const steps = [...(previousElementSibling?.children ?? [])].slice(0, 2);
    return steps.map((step) => step.lastElementChild?.getBoundingClientRect().width ?? 0);
  });

test(
  'the form of an archive with pictures is accessible, and the evaluation names who is missing and reminds them',
  { tag: '@phone' },
  async ({ page, request }) => {
    const [writer, second, third] = [await join(request), await join(request), await join(request)];
    const id = await registerArchive(request, writer, second, third);
    await enter(page, writer, '/archive/registration');
    await page.getByLabel('대표 이미지 올리기').setInputFiles(await createPicture('표지.png', 640));
    await page.getByLabel('이미지 추가').setInputFiles([await createPicture('하나.png', 210)]);
    await expect(page.getByRole('list', { name: '고른 이미지' }).getByRole('img')).toHaveCount(1);
    await expectAccessible(page);

    await page.goto(`/${id}/teamevaluation`);
    expect(Math.min(...(await widthsOfLines(page, '2명 중 0명 작성했어요')))).toBeGreaterThanOrEqual(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await submit(page).click();
    await expect(page.getByText(`${second.nickname} 님의 평가를 마저 해 주세요.`)).toBeVisible();
    await expectAccessible(page);
    await evaluate(page, [second, third]);
    const unanswered = `아직 함께했는지 답하지 않은 팀원: ${second.nickname}, ${third.nickname}`;
    await expect(page.getByText(unanswered)).toBeVisible();
    await page.getByRole('button', { name: '다시 알리기' }).click();
    await expect(page.getByText('아직 평가하지 않은 팀원에게 다시 알렸어요.')).toBeVisible();
    await expectAccessible(page);
  },
);

test('the writer edits the text and the pictures of an archive', { tag: '@desktop' }, async ({ page, request }) => {
  const [writer, mate] = [await join(request), await join(request)];
  const title = `동네 책장 ${writer.username}`;
  const id = await registerArchive(request, writer, mate);

  await enter(page, writer, `/archive/edit/${id}`);
  await expect(box(page, '제목')).toHaveValue(new RegExp(writer.username));
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
});

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
