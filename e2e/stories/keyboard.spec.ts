import { join, publishPost } from '../apiFlows';
import { open, press, tabTo, write } from '../keyboard';
import { type StoryPage } from '../storyPage';
import { expect, test } from '../storyTest';

// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const heading = (page: StoryPage, name: string) => page.getByRole('heading', { level: 1, name });

test('a member logs in, finds a post and comments on it by keyboard alone', async ({ page, request }) => {
  const [writer, member] = [await join(request), await join(request)];
  const title = `이웃과 나눌 책을 찾아요 ${writer.username}`;
  await publishPost(request, writer.access, title);
  await open(page, '/project');

  await press(page.getByRole('link', { name: '본문으로 건너뛰기' }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '모집글 쓰기' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, '다시 만나서 반가워요')).toBeFocused();
  await write(page.getByRole('textbox', { name: '아이디' }), member.username);
  await write(page.getByRole('textbox', { name: '비밀번호' }), member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/registration$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page.getByRole('banner').getByRole('link', { name: '프로젝트', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await write(page.getByRole('searchbox', { name: '프로젝트 제목 검색' }), writer.username);
  // The list of a part of the name may look the same, and is replaced.
  await expect(page).toHaveURL(new RegExp(`title=${writer.username}$`));
  await expect(page.getByRole('heading', { name: '총 1개의 프로젝트' })).toBeVisible();
  await press(page.getByRole('link', { name: title, exact: true }));
  await expect(heading(page, title)).toBeFocused();
  await write(page.getByRole('textbox', { name: '댓글을 입력해 주세요' }), '프론트엔드로 함께하고 싶어요.');
  await press(page.getByRole('button', { name: '등록', exact: true }));
  await expect(page.getByRole('article', { name: `${member.nickname} 님의 댓글` })).toBeVisible();
});
