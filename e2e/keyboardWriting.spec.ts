import { type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { chooseRadio, open, press, tabTo, write } from './keyboard';
import { expect, test } from './test';

// All fields of a recruitment post, by keyboard alone.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const choose = (page: Page, question: string, answer: string) =>
  press(page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }), 'Space');

async function invite(page: Page, nickname: string) {
  const search = page.getByRole('combobox', { name: '닉네임 검색' });
  await page.keyboard.type(nickname);
  const option = page.getByRole('option', { name: nickname });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '초대한 팀원' })).toContainText(nickname);
  await expect(search).toBeFocused();
}

test('a post is written by keyboard, and the button moves the focus to the first missing field', async ({
  page,
  request,
}) => {
  const [writer, mate] = [await join(request), await join(request)];
  const title = `동네 책장 ${writer.username}`;
  await openSession(page.request, writer);
  await open(page, '/project/registration');

  // Backwards is the shorter way.
  await tabTo(page.getByRole('button', { name: '등록하기' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, '모집글 제목')).toBeFocused();
  await expect(field(page, '모집글 제목')).toHaveAccessibleDescription('모집글 제목을 입력해 주세요.');
  await page.keyboard.type(title);
  await write(field(page, '프로젝트 이름'), '동네책장');
  await write(field(page, '시작 월'), '202701');
  await write(field(page, '종료 월'), '202704');
  await expect(field(page, '시작 월')).toHaveValue('2027-01');
  await choose(page, '분야', '사이드 프로젝트');
  await choose(page, '모집 역할', '백엔드');
  await write(field(page, '모집 인원'), '3');
  await choose(page, '필요 스킬', 'React');
  await choose(page, '진행 방식', '온라인');
  await chooseRadio(page.getByRole('radiogroup', { name: '진행 단계' }), '기획 중');
  await write(field(page, '프로젝트 소개'), '읽은 책을 이웃과 나눠요.');
  await press(page.getByRole('button', { name: '등록하기' }));
  await expect(field(page, '모집 내용')).toBeFocused();
  await page.keyboard.type('매주 만나요.');

  await tabTo(page.getByRole('combobox', { name: '닉네임 검색' }));
  await invite(page, mate.nickname);
  await press(page.getByRole('button', { name: `${mate.nickname} 빼기` }));
  await expect(page.getByRole('combobox', { name: '닉네임 검색' })).toBeFocused();
  await invite(page, mate.nickname);
  await press(page.getByRole('button', { name: '등록하기' }));
  await expect(page.getByText('모집글을 등록했어요.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '함께할 팀원을 찾고 있어요' })).toBeFocused();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
