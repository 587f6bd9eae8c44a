import { expect } from './expect';
import { type StoryPage } from './storyPage';

const choose = (page: StoryPage, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }).click();

/** Fills every required field of the form of a recruitment post. */
export async function fillPost(page: StoryPage, title: string) {
  await page.getByLabel('모집글 제목').fill(title);
  await page.getByLabel('프로젝트 이름').fill('동네책장');
  await page.getByLabel('시작 월').fill('202701');
  await page.getByLabel('종료 월').fill('202704');
  await choose(page, '분야', '사이드 프로젝트');
  await page.getByLabel('모집 인원').fill('3');
  await choose(page, '모집 역할', '프론트엔드');
  await choose(page, '모집 역할', '백엔드');
  await choose(page, '필요 스킬', 'React');
  await choose(page, '진행 방식', '온라인');
  await page.getByRole('radiogroup', { name: '진행 단계' }).getByText('기획 중').click();
  await page.getByLabel('프로젝트 소개').fill('읽은 책을 이웃과 나누는 서비스를 만들어요.');
  await page.getByLabel('모집 내용').fill('매주 수요일 저녁에 만나요.\n처음이어도 괜찮아요.');
}

/** Submits the form; ends on the list. */
export async function sendPost(page: StoryPage) {
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('모집글을 등록했어요.')).toBeVisible();
  await expect(page).toHaveURL(/\/project$/);
}

/** The link from the list to the form. An empty list contains a second one. */
export const linkToForm = (page: StoryPage) => page.getByRole('link', { name: '모집글 쓰기' }).first();
