import { type APIRequestContext, type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { createPicture } from './files';
import { giveFiles, open, press, tabTo, write } from './keyboard';
import { expect, test } from './test';

// The actions of a team's members, by keyboard alone.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const choose = (page: Page, question: string, answer: string) =>
  press(page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }), 'Space');

async function givePictures(page: Page) {
  await giveFiles(page.getByLabel('대표 이미지 올리기'), [await createPicture('표지.png', 640)]);
  await press(button(page, '대표 이미지 삭제하기'));
  await expect(page.getByLabel('대표 이미지 올리기')).toBeFocused();

  const pictures = Object.entries({ '하나.png': 210, '둘.png': 220, '셋.png': 230 });
  const files = await Promise.all(pictures.map(([name, width]) => createPicture(name, width)));
  await giveFiles(page.getByLabel('이미지 추가'), files);
  await tabTo(button(page, '셋.png 앞으로 옮기기'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('셋.png: 3개 중 2번째로 옮겼어요.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('셋.png: 3개 중 1번째로 옮겼어요.')).toBeAttached();
  await expect(button(page, '셋.png 앞으로 옮기기')).toBeFocused();
  await press(button(page, '하나.png 삭제하기'));
  await expect(page.getByLabel('이미지 추가')).toBeFocused();
  await expect(page.getByRole('list', { name: '고른 이미지' }).getByRole('img')).toHaveCount(2);
}

/** The widths of the stored images, in order. */
async function widthsOf(request: APIRequestContext, id: string, access: string): Promise<number[]> {
  const response = await request.get(`/api/archive/${id}`, { headers: { access } });
  const { data } = (await response.json()) as { data: { imgUrls: string[] } };
  return data.imgUrls.map((url) => Number(/-(\d+)x\d+\.webp$/.exec(url)?.[1]));
}

test('a member registers an archive with ordered pictures and evaluates a teammate by keyboard', async ({
  page,
  request,
}) => {
  const [writer, mate] = [await join(request), await join(request)];
  await openSession(page.request, writer);
  await open(page, '/archive/registration');

  await givePictures(page);
  await write(field(page, '제목'), `막차알리미 ${writer.username}`);
  await write(field(page, '진행 기간'), '2026081820261115');
  await expect(field(page, '진행 기간')).toHaveValue('2026.08.18 ~ 2026.11.15');
  await write(field(page, '설명'), '막차 시간을 외우지 않아도 돼요.');
  await choose(page, '분야', '경험 쌓기');
  await choose(page, '스킬', 'TypeScript');
  await write(page.getByRole('combobox', { name: '함께한 팀원' }), mate.nickname);
  await expect(page.getByRole('option', { name: mate.nickname })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel(`${mate.nickname} 역할`));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(`${mate.nickname} 역할`)).toHaveValue('BACK_END');
  await press(button(page, '등록하기'));

  await expect(page.getByRole('heading', { level: 1, name: '팀원 평가' })).toBeFocused();
  await expect(field(page, '한줄평')).toBeVisible();
  await press(button(page, '평가 보내기'));
  const keywords = page.getByRole('group', { name: '협업 키워드' });
  await expect(keywords.getByRole('button').first()).toBeFocused();
  await press(button(page, '소통이 잘 돼요'), 'Space');
  await write(field(page, '한줄평'), '함께해서 든든했어요.');
  await press(button(page, '평가 보내기'));
  await expect(page.getByRole('heading', { level: 1, name: '평가를 제출했어요.' })).toBeFocused();
  await press(button(page, '다시 알리기'));
  await expect(page.getByText('아직 평가하지 않은 팀원에게 다시 알렸어요.')).toBeVisible();
  const [id = ''] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
  expect(await widthsOf(request, id, writer.access)).toEqual([230, 220]);
});
