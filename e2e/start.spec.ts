import { drawnByScript as drawn, expect, testWithConsoleErrors as test } from './test';

test('the script leaves the page of the server alone until it has been painted', async ({ page }) => {
  // No frame is given before `paint` is called.
  await page.addInitScript(() => {
    const give = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    Object.assign(window, {
      asksForFrame: () => held.length > 0,
      paint: () => {
        window.requestAnimationFrame = give;
        held.forEach(give);
      },
    });
  });
  await page.goto('/about');
  // The script has run and waits for a frame. Without other tasks it would have rendered without one.
  await page.waitForFunction(() => (window as unknown as { asksForFrame: () => boolean }).asksForFrame());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn(page)).not.toBeAttached();

  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await expect(drawn(page)).toBeAttached();
});

test('a page starts in a hidden tab, too, where nothing is ever painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await expect(drawn(page)).toBeAttached();
});

test('typed text is drawn in the font for it, whichever syllable it is', async ({ page }) => {
  await page.goto('/project');
  await expect(drawn(page)).toBeAttached();
  const knowsIt = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Pretendard'));
  await expect.poll(knowsIt).toBe(true);

  // No text of the product has this syllable, so its part of the font has not been loaded.
  const hasIt = () => page.evaluate(() => document.fonts.check('16px Pretendard', '뷁'));
  expect(await hasIt()).toBe(false);
  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill('뷁');
  await expect.poll(hasIt).toBe(true);
});
