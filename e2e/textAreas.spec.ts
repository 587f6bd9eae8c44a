import { enter, join } from './apiFlows';
import { expect, test } from './test';

/** Fifteen lines, together 450 characters. */
const MANY_LINES = Array.from({ length: 15 }, () => '가'.repeat(29)).join('\n');
const SHARE_OF_WINDOW = 0.6;

test(
  'a text area grows to show 450 characters in 15 lines, up to 60 % of the window height',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { height = 0 } = page.viewportSize() ?? {};
    await enter(page, await join(request), '/project/registration');
    const area = page.getByRole('textbox', { name: '프로젝트 소개' });

    await area.fill(MANY_LINES);
    const grown = await area.evaluate(({ scrollHeight, clientHeight, offsetHeight }: HTMLElement) => ({
      isWhole: scrollHeight <= clientHeight,
      offsetHeight,
    }));
    expect(grown.isWhole || grown.offsetHeight >= SHARE_OF_WINDOW * height - 1).toBe(true);
    expect(grown.offsetHeight).toBeGreaterThan(300);

    await area.fill('\n'.repeat(100));
    const most = await area.evaluate((element: HTMLElement) => element.offsetHeight);
    expect(Math.abs(most - SHARE_OF_WINDOW * height)).toBeLessThanOrEqual(1);
  },
);

test('the description of a row grows to five rows and then scrolls', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await join(request), '/mypage/edit');
  await page.getByRole('button', { name: '경험과 활동 추가하기' }).click();
  const area = page.getByRole('textbox', { name: '활동 내용' });
  await area.fill(Array.from({ length: 12 }, () => '한 줄').join('\n'));
  const { rows, scrolls } = await area.evaluate((element: HTMLElement) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const text = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return { rows: Math.round(text / parseFloat(lineHeight)), scrolls: element.scrollHeight > element.clientHeight };
  });
  expect(rows).toBe(5);
  expect(scrolls).toBe(true);
});
