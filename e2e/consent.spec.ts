import { type Page } from '@playwright/test';
import { enter, join, openSession } from './apiFlows';
import { answerConsent, evaluate, registerArchive } from './archiveFlows';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './test';

test.describe.configure({ timeout: 180_000 });

test(
  'a question answered in one tab disappears from the other, and a late answer changes nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    const { request } = page;
    const [writer, mate] = [await join(request), await join(request)];
    const [first, second] = [
      await registerArchive(request, writer, mate),
      await registerArchive(request, writer, mate),
    ];
    const access = await openSession(request, mate);
    const questionAbout = (tab: Page, id: number) =>
      tab
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: tab.locator(`a[href="/archive/${id}"]`) })
        .filter({ has: tab.getByRole('button', { name: '함께했어요' }) });
    await page.goto('/mypage?tab=portfolio');
    const other = await page.context().newPage();
    await other.goto('/mypage?tab=portfolio');

    await expect(questionAbout(other, first)).toBeVisible();
    await questionAbout(page, first).getByRole('button', { name: '함께했어요' }).click();
    await expect(questionAbout(other, first)).toHaveCount(0);
    await expect(other.locator(`a[href="/${first}/teamevaluation"]`)).toBeVisible();

    // Without the stream, the other tab still shows the question after it has been answered.
    await page.close();
    await other.context().route('**/api/alarm/stream', (route) => route.abort());
    await other.reload();
    await expect(questionAbout(other, second)).toBeVisible();
    const url = `/api/archive/${second}/consent`;
    expect((await request.put(url, { headers: { access }, data: { consent: 'DECLINED' } })).status()).toBe(200);
    await questionAbout(other, second).getByRole('button', { name: '함께했어요' }).click();
    await expect(questionAbout(other, second)).toHaveCount(0);
    expect((await request.get(`/api/archive/${second}`, { headers: { access } })).status()).toBe(404);
  },
);

test(
  'the completion screen of the writer stays open and shows each answer of the teammates',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { request } = page;
    const [writer, mate, third] = [await join(request), await join(request), await join(request)];
    const id = await registerArchive(request, writer, mate, third);
    await evaluate(request, id, writer.access, mate.nickname, third.nickname);
    await enter(page, writer, `/${id}/a`);
    const rows = page.getByRole('list', { name: '팀원 평가 현황' }).getByRole('listitem');
    await expect(rows.filter({ hasText: '확인 전' })).toHaveCount(2);

    const other = await browser.newContext();
    await answerConsent(other.request, id, await openSession(other.request, mate), 'CONFIRMED');
    await expect(rows.filter({ hasText: '평가 전' })).toHaveCount(1);
    await answerConsent(other.request, id, await openSession(other.request, third), 'DECLINED');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`/${id}/a$`));
    await expect(page.getByText('둘이 한 팀이면 누가 썼는지 알 수 있어요.')).toBeVisible();
    await other.close();
  },
);

test('deleting an archive sends no further request for it', { tag: '@desktop' }, async ({ page }) => {
  const { request } = page;
  const [writer, mate] = [await join(request), await join(request)];
  const id = await registerArchive(request, writer, mate);
  const asked: string[] = [];
  await enter(page, writer, `/archive/${id}`);
  await expect(page.getByRole('link', { name: '평가하러 가기' })).toBeVisible();
  page.on('request', (call) => {
    if (call.method() === 'GET' && call.url().includes(`/api/archive/${id}`)) asked.push(call.url());
  });
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();

  await expect(page.getByText('아카이브를 삭제했어요.')).toBeVisible();
  await expect(page).toHaveURL(/\/archive$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test(
  'the evaluation form shows nine teammates in one row that is no wider than the page',
  { tag: '@phone' },
  async ({ page }) => {
    const { request } = page;
    const writer = await join(request);
    const mates = await Promise.all(Array.from({ length: 9 }, () => join(request)));
    const id = await registerArchive(request, writer, ...mates);
    await enter(page, writer, `/${id}/teamevaluation`);
    const caption = page.getByRole('status').filter({ hasText: '작성했어요' });
    await expect(caption).toHaveText('9명 중 0명 작성했어요');
    await expect(page.getByText(/^\+[14]$/).filter({ visible: true })).toHaveCount(1);

    const line = caption.locator('xpath=preceding-sibling::*');
    const room = await line.evaluate(({ scrollWidth, clientWidth, clientHeight }) => ({
      hidden: scrollWidth - clientWidth,
      clientHeight,
    }));
    expect(room.hidden).toBe(0);
    // The height of one row of pictures.
    expect(room.clientHeight).toBeLessThan(100);
    const { width = 0 } = (await line.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expectAccessible(page);
  },
);

test(
  'a named member declines by keyboard on a phone, from the bell to the confirmation dialog',
  { tag: '@phone' },
  async ({ page }) => {
    const { request } = page;
    const [writer, mate] = [await join(request), await join(request)];
    await registerArchive(request, writer, mate);
    await enter(page, mate, '/about');
    await page.getByRole('link', { name: '알림 1개' }).focus();
    await page.keyboard.press('Enter');
    const no = page.getByRole('main').getByRole('button', { name: '아니에요' });
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
    await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
    await expect(no).toHaveCount(0);
  },
);
