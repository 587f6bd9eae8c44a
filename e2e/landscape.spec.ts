import { enter, join } from './apiFlows';
import { expect, test } from './test';

test.describe('on a phone on its side', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('header and bar do not stick, and the focused field is in view', async ({ page, request }) => {
    await enter(page, await join(request), '/mypage/edit');
    const field = page.getByLabel('나를 소개하는 글');
    await field.focus();

    await expect(field).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: '저장하기' })).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: '저장하기' })).toBeInViewport();
  });

  test('nobody is told to drag or to paste', async ({ page, request }) => {
    await enter(page, await join(request), '/archive/registration');
    await expect(page.getByText('화살표를 눌러 순서를 바꿀 수 있어요.')).toBeVisible();
    await expect(page.getByText(/끌어다 놓|붙여 넣/).filter({ visible: true })).toHaveCount(0);
    await page.goto('/verify');
    await expect(page.getByText('100KB까지예요.')).toBeVisible();
    await expect(page.getByText(/끌어다 놓|붙여 넣/).filter({ visible: true })).toHaveCount(0);
  });
});

test('the button to the top covers no part of a form', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await join(request), '/mypage/edit');
  const toTop = page.getByRole('button', { name: '맨 위로' });
  for (const label of ['전공', '나를 소개하는 글']) {
    await page.getByLabel(label).evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(toTop).toBeHidden();
  }
});
