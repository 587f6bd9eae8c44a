import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { join, openSession } from './apiFlows';
import { evaluate, registerArchive } from './archiveFlows';
import { open, press, tabTo, write } from './keyboard';
import { publishRecord } from './recordFlows';
import { expect, test } from './test';

// A record and its credential, by keyboard alone.
test.describe.configure({ timeout: 300_000 });
// With reduced motion every change is a transition of 0.01 ms, so a focus ring would not be rendered right after the
// key press.
test.use({ reducedMotion: 'no-preference' });

const LINE = '함께해서 든든했어요.';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a member switches the record on, selects and orders its content and gets a credential by keyboard', async ({
  page,
  request,
}) => {
  const team = [await join(request), await join(request), await join(request)] as const;
  const [writer, ...mates] = team;
  const id = await registerArchive(request, writer, ...mates);
  for (const member of team) {
    const others = team.filter((one) => one !== member).map(({ nickname }) => nickname);
    await evaluate(request, id, member.access, ...others);
  }
  await openSession(page.request, writer);
  await open(page, '/mypage/record');

  const enabled = page.getByRole('switch', { name: '기록 공개하기' });
  await press(enabled, 'Space');
  await expect(enabled).toHaveAttribute('aria-checked', 'true');
  await expect(enabled).toBeFocused();
  await tabTo(button(page, '링크 복사'));
  await press(button(page, '새 주소 만들기'));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, '새 주소 만들기')).toBeFocused();
  for (const name of ['검색 엔진에 보여 주기', '실명 보여 주기']) await tabTo(page.getByRole('switch', { name }));

  const project = page.getByRole('checkbox', { name: /틈새독서/ });
  await press(project, 'Space');
  await expect(project).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(project).toBeChecked();
  const lines = page.getByRole('checkbox', { name: LINE });
  for (const index of [0, 1]) {
    await press(lines.nth(index), 'Space');
    await expect(lines.nth(index)).toBeChecked();
    await expect(lines.nth(index)).toBeFocused();
  }
  const up = button(page, `위로: ${LINE}`);
  await press(up.last());
  // The moved line is now the first, and its button keeps the focus.
  await expect(up.first()).toBeFocused();
  await expect(up.first()).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('기록 설정을 저장했어요.').first()).toBeAttached();

  await open(page, `/archive/${id}`);
  await press(button(page, /^증명서 받기/));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '증명서 받기' }));
  const dialog = page.getByRole('dialog', { name: '팀 프로젝트 완료' });
  const saving = page.waitForEvent('download');
  await press(dialog.getByRole('button', { name: '파일(.jwt)' }));
  expect((await saving).suggestedFilename()).toMatch(/\.jwt$/);
  for (const name of ['새로 받기', '증명서 취소']) await tabTo(dialog.getByRole('button', { name }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, /^증명서 받기/)).toBeFocused();
});

test('a visitor saves a record as PDF and reaches its links by keyboard', async ({ page, request }) => {
  const { address, title, writer } = await publishRecord(request);
  await open(page, address);

  await tabTo(button(page, '공유'));
  await tabTo(button(page, '인쇄'));
  const saving = page.waitForEvent('download');
  await press(page.getByRole('link', { name: 'PDF 저장' }).filter({ visible: true }));
  const pdf = await saving;
  expect(pdf.suggestedFilename()).toBe(`팀이음-기록-${writer.nickname}.pdf`);
  expect((await readFile(await pdf.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  const row = page.getByRole('article');
  await tabTo(row.getByRole('link', { name: title }));
  await tabTo(row.getByRole('link', { name: 'example.com (새 창)' }));
  await press(page.getByRole('link', { name: '어떻게 확인하나요' }));
  await expect(page).toHaveURL(/\/about\/proof$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a visitor checks a credential by keyboard', async ({ page }) => {
  await open(page, '/verify');
  await tabTo(button(page, /파일 고르기/));
  await write(page.getByLabel('증명서 글이나 확인 페이지 주소를 붙여 넣어 주세요'), '증명서가 아닌 글');
  await press(button(page, '확인하기'));
  await expect(page.getByRole('heading', { level: 1, name: '읽을 수 없어요' })).toBeFocused();
});
