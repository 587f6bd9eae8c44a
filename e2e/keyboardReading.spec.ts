import { type Page } from '@playwright/test';
import { join, openSession, publishPost } from './apiFlows';
import { open, press, tabTo, write } from './keyboard';
import { expect, test } from './test';

// By keyboard alone: the tests use no pointer and set no focus.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** One more than a page of the list shows. */
const POSTS = 13;

test('the list is searched, filtered and paged through by keyboard', async ({ page, request }) => {
  const member = await join(request);
  const { access } = member;
  const titles = Array.from({ length: POSTS }, (_, index) => `함께 읽을 책 ${index} ${member.username}`);
  for (const title of titles) await publishPost(request, access, title);
  const count = page.getByRole('heading', { name: `총 ${POSTS}개의 프로젝트` });
  await open(page, '/project');

  await write(page.getByRole('searchbox', { name: '프로젝트 제목 검색' }), member.username);
  await page.keyboard.press('Enter');
  await expect(count).toBeVisible();

  await tabTo(page.getByRole('tab', { name: '분야' }));
  for (const name of ['예상 기간', '모집 역할', '필요 스킬', '활동 시간', '진행 방식']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await press(button(page, '오프라인'), 'Space');
  await expect(page.getByText('조건에 맞는 프로젝트가 없어요.')).toBeHidden();
  await press(button(page, '오프라인 필터 지우기'));
  await expect(page.getByRole('region', { name: '필터' })).toBeFocused();
  await expect(count).toBeVisible();

  await press(page.getByRole('link', { name: '다음 페이지' }));
  await expect(page).toHaveURL(/page=2/);
  await expect(count).toBeFocused();
  await press(page.getByRole('link', { name: titles[0], exact: true }));
  await expect(heading(page, titles[0])).toBeFocused();
  await press(page.getByRole('link', { name: '프로젝트 목록' }));
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page, '함께할 팀원을 찾고 있어요')).toBeFocused();
});

test('a post is bookmarked and commented on by keyboard', async ({ page, request }) => {
  const [writer, reader] = [await join(request), await join(request)];
  const post = await publishPost(request, writer.access, `이웃과 나눌 책을 찾아요 ${writer.username}`);
  await openSession(page.request, reader);
  await open(page, `/projectdetail/${post}`);
  const box = page.getByRole('textbox', { name: '댓글을 입력해 주세요' });
  const comment = page.getByRole('article', { name: `${reader.nickname} 님의 댓글` });
  const reply = page.getByRole('article', { name: `${reader.nickname} 님의 답글` });

  await press(button(page, /^북마크 \d/), 'Space');
  await expect(button(page, /^북마크 \d/)).toHaveAttribute('aria-pressed', 'true');
  await write(box, '프론트엔드로 함께하고 싶어요.');
  await press(button(page, '등록'));
  await expect(comment.getByRole('button', { name: '답글 달기' })).toBeVisible();

  await press(comment.getByRole('button', { name: '답글 달기' }));
  await expect(page.getByRole('textbox', { name: `${reader.nickname} 님에게 답글 쓰기` })).toBeFocused();
  await page.keyboard.type('수요일 저녁이 좋아요.');
  await press(button(page, '등록').last());
  await expect(reply.getByRole('button', { name: '수정' })).toBeVisible();
  await expect(comment.getByRole('button', { name: '답글 달기' })).toBeFocused();

  await press(reply.getByRole('button', { name: '수정' }));
  await expect(page.getByRole('textbox', { name: '수정할 댓글' })).toBeFocused();
  await page.keyboard.type(' 토요일도요.');
  await press(reply.getByRole('button', { name: '저장' }));
  await expect(reply).toContainText('수요일 저녁이 좋아요. 토요일도요.');
  await expect(reply.getByRole('button', { name: '수정' })).toBeFocused();

  await press(reply.getByRole('button', { name: '삭제' }));
  const question = page.getByRole('alertdialog', { name: '댓글을 삭제할까요?' });
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  for (const name of ['삭제', '취소', '삭제']) await tabTo(question.getByRole('button', { name }));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(reply.getByRole('button', { name: '삭제' })).toBeFocused();

  await page.keyboard.press('Enter');
  await press(question.getByRole('button', { name: '삭제' }));
  await expect(page.getByText('댓글을 삭제했어요.')).toBeVisible();
  await expect(reply).toBeHidden();
  await expect(comment).toBeFocused();
});
