import { enter, join, openSession } from './apiErrands';
import { evaluate, registerArchive } from './archiveErrands';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './test';

test.describe.configure({ timeout: 180_000 });

test('the last evaluation of another member turns an open completion screen public', async ({ page, browser }) => {
  const { request } = page;
  const [writer, mate] = [await join(request), await join(request)];
  const id = await registerArchive(request, writer, mate);
  await evaluate(request, id, await openSession(request, writer), mate.nickname);
  await enter(page, writer, `/${id}/a`);
  await expect(page.getByRole('heading', { level: 1, name: '평가를 제출했어요.' })).toBeVisible();
  await expect(page.getByText(`아직 함께했는지 답하지 않은 팀원: ${mate.nickname}`)).toBeVisible();

  const other = await browser.newContext();
  await evaluate(other.request, id, await openSession(other.request, mate), writer.nickname);

  await expect(page.getByText(/에 아카이브가 공개됐어요\.$/)).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole('link', { name: '아카이브 보러 가기' })).toBeVisible();
  await other.close();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a named member declines by the keyboard, from the bell to the dialog', async ({ page }) => {
    const { request } = page;
    const [writer, mate] = [await join(request), await join(request)];
    await registerArchive(request, writer, mate);
    await enter(page, mate, '/about');
    const panel = page.getByRole('dialog', { name: '알림' });
    await page.getByRole('button', { name: '알림 1개' }).focus();
    await page.keyboard.press('Enter');
    const no = panel.getByRole('button', { name: '아니에요' });
    await expect(no).toHaveAccessibleDescription(/함께한 팀원으로 이름을 올렸어요\.$/);
    await expectAccessible(page);
    expect((await no.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await no.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '함께하지 않았다고 답할까요?' });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByText('이 아카이브에서 빠졌어요.')).toBeVisible();
    await expect(panel.getByText('새 알림이 없어요.')).toBeVisible();
  });
});
