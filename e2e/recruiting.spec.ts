import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { addDays, todayInKorea } from '../contract/dates';
import { join, openSession, publishPost } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { openSecondMember } from './openSecondMember';
import { logIn } from './member';
import { expect, test } from './test';

/** Publishes a post of a new member and opens its page. @returns its address */
async function publish(page: Page, title: string): Promise<string> {
  const writer = await join(page.request);
  const post = await publishPost(page.request, await openSession(page.request, writer), title);
  await page.goto(`/projectdetail/${post}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

const confirm = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();

test('a writer edits, closes, reopens and deletes a post', { tag: '@desktop' }, async ({ page }) => {
  const title = `동네 책장 ${Date.now()}`;
  await publish(page, title);

  await page.getByRole('link', { name: '수정', exact: true }).click();
  await expect(page.getByLabel('모집글 제목')).toHaveValue(title);
  await page.getByLabel('모집글 제목').fill(`${title} 새 단장`);
  await page.getByRole('button', { name: '수정하기' }).click();
  await expect(page.getByText('모집글을 수정했어요.')).toBeVisible();
  await page.getByRole('link', { name: `${title} 새 단장` }).click();

  await page.getByRole('button', { name: '모집 마감하기' }).click();
  await expect(page.getByText('모집을 마감했어요.')).toBeVisible();
  await page.getByRole('button', { name: '다시 모집하기' }).click();
  await expect(page.getByText('모집을 다시 시작했어요.')).toBeVisible();

  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await expectAccessible(page);
  await confirm(page, '삭제');
  await expect(page.getByText('모집글을 삭제했어요.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '함께할 팀원을 찾고 있어요' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
});

test('a reader bookmarks and comments, and the writer answers', { tag: '@phone' }, async ({ page }) => {
  const address = await publish(page, `함께 걷는 지도 ${Date.now()}`);
  const reader = await openSecondMember(page);
  const guest = await join(reader.request);

  await reader.goto(address);
  await reader.getByLabel('댓글을 입력해 주세요').fill('프론트엔드로 함께하고 싶어요.');
  await reader.getByRole('button', { name: '등록', exact: true }).click();
  await expect(reader).toHaveURL(/\/login$/);
  await logIn(reader, guest);
  await expect(reader).toHaveURL(address);
  await expect(reader.getByLabel('댓글을 입력해 주세요')).toHaveValue('프론트엔드로 함께하고 싶어요.');
  await reader.getByRole('button', { name: '등록', exact: true }).click();
  await expect(reader.getByRole('listitem').filter({ hasText: '프론트엔드로 함께하고 싶어요.' })).toBeVisible();

  const bookmark = reader.getByRole('button', { name: '북마크' }).first();
  await bookmark.click();
  await expect(reader.getByText('북마크에 담았어요.')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(reader);

  await page.reload();
  await page.getByRole('button', { name: '답글 달기' }).click();
  await page.getByLabel(`${guest.nickname} 님에게 답글 쓰기`).fill('반가워요. 수요일에 만나요.');
  await page.getByRole('button', { name: '등록', exact: true }).last().click();
  await expect(page.getByText('반가워요. 수요일에 만나요.')).toBeVisible();
  await expectAccessible(page);
  await reader.context().close();
});

test('the last day to apply is saved as a file for the own calendar', { tag: '@phone' }, async ({ page }) => {
  const writer = await join(page.request);
  const title = `함께 걷는 지도 ${Date.now()}`;
  const deadline = addDays(todayInKorea(), 20);
  const post = await publishPost(page.request, writer.access, title, { deadline });
  await page.goto(`/projectdetail/${post}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '캘린더에 추가' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`‘${title}’ 지원 마감.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${deadline.replaceAll('-', '')}`);
  await expectAccessible(page);
});
