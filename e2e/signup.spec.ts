import { type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible';
import { createPdf } from './files';
import { createNewcomer, fillAccountStep, fillProfileStep } from './member';
import { expect, test } from './test';

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const addRow = (page: Page, list: string) => page.getByRole('button', { name: `${list} 추가하기` }).click();

async function chooseFile(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '파일 추가' }).click();
  await (await chooser).setFiles(createPdf(name));
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** Fills all optional sections of step 2 once. */
async function fillOptionalSections(page: Page) {
  await page.getByLabel('학적 상태').selectOption('재학');
  await page.getByRole('textbox', { name: '입학 연도' }).fill('2022');
  await page.getByRole('textbox', { name: '졸업 연도' }).fill('2027');

  await addRow(page, '경험과 활동');
  const experience = row(page, '경험과 활동 1');
  await experience.getByLabel('활동 유형').selectOption('동아리');
  await experience.getByLabel('활동 이름').fill('교내 웹 개발 동아리');
  await experience.getByLabel('시작일').fill('20250302');
  await experience.getByLabel('종료일').fill('20251120');
  await experience.getByLabel('활동 내용').fill('학식 알림 서비스를 만들었어요.');

  await addRow(page, '경력');
  const career = row(page, '경력 1');
  await career.getByLabel('회사 이름').fill('지역 스타트업');
  await career.getByLabel('시작일').fill('20241202');
  await career.getByLabel('종료일').fill('20250228');
  await career.getByLabel('담당 업무').fill('예약 화면을 고쳤어요.');

  await addRow(page, '자격증과 수상');
  const award = row(page, '자격증과 수상 1');
  await award.getByLabel('구분').selectOption('수상');
  await award.getByLabel('이름').fill('캡스톤 디자인 우수상');
  await award.getByLabel('발급·주최 기관').fill('한강대학교');
  await award.getByLabel('취득·수상일').fill('20250614');

  await chooseFile(page, '두 번째 작업.pdf');
  await page.getByRole('button', { name: '링크 추가' }).click();
  await page.getByRole('textbox', { name: '링크 1' }).fill('github.com/teamieum');
  await page.getByLabel('나를 소개하는 글').fill('작은 불편을 화면으로 풀어요.');
}

test(
  'a newcomer signs up from the landing page on accessible screens, and the profile shows all values',
  { tag: '@phone' },
  async ({ page }) => {
    // The longest form of the product, field by field.
    test.slow();
    const newcomer = createNewcomer();
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('link', { name: '로그인' }).click();
    await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: '회원가입' }).click();
    await fillAccountStep(page, newcomer);
    await expectAccessible(page);
    await page.getByRole('button', { name: '다음' }).click();
    await fillProfileStep(page, newcomer);
    await chooseFile(page, '포트폴리오.pdf');
    await fillOptionalSections(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { name: `반가워요, ${newcomer.nickname} 님` })).toBeVisible();
    await expectAccessible(page);
    // The space of the picture is reserved before it has loaded.
    const picture = page.getByRole('link', { name: '내 프로필' }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: '시작하기' }).click();
    await expect(page).toHaveURL(/\/project\?roles=[A-Z_]+&open=true$/);

    await page.getByRole('link', { name: '내 프로필' }).click();
    await expect(page.getByRole('heading', { level: 1, name: newcomer.nickname })).toBeVisible();
    for (const told of [
      '한강대학교 컴퓨터공학 · 3학년 재학',
      '작은 불편을 화면으로 풀어요.',
      '교내 웹 개발 동아리',
      '2025.03 ~ 2025.11',
      '지역 스타트업',
      '예약 화면을 고쳤어요.',
      '캡스톤 디자인 우수상',
      '2025.06.14',
      '포트폴리오.pdf',
      '두 번째 작업.pdf',
      'github.com/teamieum',
    ]) {
      await expect(page.getByRole('main').getByText(told)).toBeVisible();
    }

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: '두 번째 작업.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('두 번째 작업.pdf');
  },
);
