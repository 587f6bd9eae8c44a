import { type Page } from '@playwright/test';
import { enter } from './apiFlows';
import { expectAccessible } from './expectAccessible';
import { type Newcomer } from './member';
import { openSecondMember } from './openSecondMember';
import { fillMeasure, joinOperator, openReportedPost } from './operatorFlows';
// The server answers documents of the desk with 404, which browsers log to the console.
import { whenHydrated, expect, testWithConsoleErrors as test } from './test';

/** Takes a measure on the open case, with its reason and, where required, the password. */
async function act(page: Page, measure: string, reason: string, operator?: Newcomer) {
  const send = await fillMeasure(page, { measure, reason, ...(operator && { operator }) });
  await expectAccessible(page);
  await send();
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test(
  'an operator hides a reported post, its writer sees the reason, and the operator restores it',
  { tag: '@phone' },
  async ({ page }) => {
    const { title, post, writer, operator } = await openReportedPost(page);
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
    await expect(page.getByRole('banner').getByRole('link', { name: /^운영, 확인할 신고 \d+$/ })).toBeVisible();
    await act(page, '숨기기', '가입비를 받는 글은 올릴 수 없어요.', operator);

    const other = await openSecondMember(page);
    await other.goto(`/projectdetail/${post}`);
    await expect(other.getByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
    await enter(other, writer, '/notices');
    await other.getByRole('link', { name: new RegExp(`‘${title}’ 글을 숨겼어요`) }).click();
    const banner = other.getByRole('region', { name: '운영자가 숨긴 글이에요.' });
    await expect(banner).toContainText('가입비를 받는 글은 올릴 수 없어요.');
    await expect(other.getByText('숨긴 글이라 지금은 할 수 없어요.')).toBeVisible();
    await expectAccessible(other);
    expect(await isTooWide(other)).toBe(false);
    await other.goto('/mypage?tab=activity');
    await expect(other.getByRole('link', { name: new RegExp(`${title} 숨긴 글`) })).toBeVisible();
    await expectAccessible(other);

    await page.goto(`/admin/reports/project/${post}`);
    await act(page, '복구', '고친 글을 확인했어요.');
    await other.goto(`/projectdetail/${post}`);
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(banner).toBeHidden();
    await other.goto('/notices');
    await expect(other.getByText(`‘${title}’ 글을 다시 볼 수 있어요.`)).toBeVisible();
    await expectAccessible(other);
  },
);

test(
  'a suspended member who logs in sees the reason and the end of the suspension, and may withdraw',
  { tag: '@desktop' },
  async ({ page }) => {
    const { writer, operator } = await openReportedPost(page);
    await act(page, '7일 정지', '같은 글을 거듭 올렸어요.', operator);

    const other = await openSecondMember(page);
    await other.goto('/login');
    await other.getByRole('textbox', { name: '아이디', exact: true }).fill(writer.username);
    await other.getByRole('textbox', { name: '비밀번호', exact: true }).fill(writer.password);
    await other.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await expect(other.getByRole('heading', { level: 1, name: '이용이 정지됐어요.' })).toBeFocused();
    await expect(other.getByText('같은 글을 거듭 올렸어요.')).toBeVisible();
    await expect(other.getByText(/^\d{2}\.\d{2}\.\d{2} \d{2}:\d{2}까지$/)).toBeVisible();
    await expectAccessible(other);
    expect(await isTooWide(other)).toBe(false);
    await other.getByRole('button', { name: '회원 탈퇴' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
    await expect(other.getByRole('heading', { level: 1, name: `${writer.nickname} 님, 고마웠어요` })).toBeVisible();
  },
);

test(
  'an announcement is above the header from the first paint and is not shown again once closed',
  { tag: '@phone' },
  async ({ page }) => {
    const operator = await joinOperator(page.request);
    await enter(page, operator, '/admin/announcements/new');
    // Short: on the narrowest phones, too, it has one line in every font.
    const text = `오늘 밤 점검 ${Date.now()}`;
    await page.getByRole('textbox', { name: /^내용/ }).fill(text);
    await page.getByLabel('비밀번호를 한 번 더 확인해 주세요.', { exact: true }).fill(operator.password);
    await expectAccessible(page);
    await page.getByRole('button', { name: '공지 올리기' }).click();
    const bar = page.getByRole('complementary', { name: '공지' });
    await expect(bar).toContainText(text);

    const visitor = await openSecondMember(page);
    await visitor.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shiftOfLayout: () => shift });
    });
    const shift = () => visitor.evaluate(() => (window as unknown as { shiftOfLayout: () => number }).shiftOfLayout());
    const shown = visitor.getByRole('complementary', { name: '공지' });
    for (const address of ['/about', '/login']) {
      await visitor.goto(address);
      await whenHydrated(visitor);
      await expect(shown).toContainText(text);
      expect(await shift(), address).toBe(0);
      await expectAccessible(visitor);
      expect(await isTooWide(visitor)).toBe(false);
    }
    await visitor.goto('/about');
    await whenHydrated(visitor);
    await shown.getByRole('button', { name: '공지 닫기' }).click();
    await expect(shown).toBeHidden();
    await visitor.reload();
    await whenHydrated(visitor);
    await expect(shown).toBeHidden();
    expect(await shift()).toBe(0);

    await page.goto('/admin/announcements');
    await page.getByRole('button', { name: '내리기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '내리기' }).click();
    await expect(bar).toBeHidden();
  },
);

test(
  'the numbers of the desk are available by keyboard, as a table and as a CSV file',
  { tag: '@desktop' },
  async ({ page }) => {
    await enter(page, await joinOperator(page.request), '/admin/numbers');
    await page.getByRole('tab', { name: /^가입/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^활동 회원/ })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: /^활동 회원/ })).toBeVisible();
    await page.getByRole('slider', { name: '기간 고르기' }).press('ArrowLeft');
    await expect(page.getByRole('table', { name: '표로 보기' }).getByRole('row')).toHaveCount(13);
    expect(await isTooWide(page)).toBe(false);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('numbers.csv');
  },
);
