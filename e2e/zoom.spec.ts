import { enter, join } from './apiFlows';
import { expect, test } from './test';

/** The narrowest phone, or a usual window at 400 % (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

test('a scrolling row of tabs shows the selected tab', async ({ page, request }) => {
  await enter(page, await join(request), '/mypage?tab=activity');
  const tab = page.getByRole('tab', { name: '내 활동' });
  // The row scrolls horizontally; the profile above it may be higher than the window.
  await tab.evaluate((shown) => window.scrollBy(0, shown.getBoundingClientRect().top - window.innerHeight / 2));
  // Scroll positions are whole pixels, but the width of a tab is not.
  await expect(tab).toBeInViewport({ ratio: 0.99 });
});
