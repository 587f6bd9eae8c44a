import { joinAndLogIn } from './apiFlows';
import { bell } from './bell';
import { DRAWN_BY_SCRIPT, expect, testWithConsoleErrors as test, whenHydrated } from './test';

test('the script is not requested before the first paint of the page', async ({ page }) => {
  // Delays animation frames until `paint` is called.
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
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { asksForFrame: () => boolean }).asksForFrame());
  await page.waitForLoadState('load');
  // The script would have been requested by the next background task.
  await page.evaluate(`scheduler.postTask(() => undefined, { priority: 'background' })`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);

  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await expect(page.locator(DRAWN_BY_SCRIPT).first()).toBeAttached();
});

test('a browser older than the supported ones shows a sentence and requests no script', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  await page.goto('/login');
  await expect(page.getByText('브라우저를 최신 버전으로 업데이트해 주세요.')).toBeVisible();
  expect(requested).toEqual([]);
});

test('a page whose script fails to load still shows the HTML of the server', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '팀이음은 어떤 곳인가요' })).toBeVisible();
});

test('a part of the frame whose script fails to load is shown after the next attempt', async ({ page }) => {
  await joinAndLogIn(page);
  const written = await (await page.request.get('/about')).text();
  const failed = new Set<string>();
  // All scripts that the page does not name itself, which are those of the parts that follow it.
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    if (written.includes(new URL(url).pathname) || failed.has(url)) return route.continue();
    failed.add(url);
    await route.abort();
  });
  await page.goto('/about');

  await expect(bell(page, '알림')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /프로필/ })).toBeVisible();
  await whenHydrated(page);
  expect(failed.size).toBeGreaterThan(0);
});

test('hydration neither moves the style element of the server nor inserts its rules again', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: Node[] = [];
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        moved.push(...[...removedNodes].filter((node) => node.nodeName === 'STYLE'));
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { movedStyles: () => moved.length });
  });
  await page.goto('/project', { waitUntil: 'networkidle' });
  const styles = await page.evaluate(() => {
    const selectorsOf = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []));
    const sheets = [...document.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? []);
    const server = sheets.findIndex(({ ownerNode }) => (ownerNode as HTMLElement).dataset.rules !== undefined);
    const known = new Set(selectorsOf(sheets[server]!));
    return {
      known: known.size,
      moved: (window as unknown as { movedStyles: () => number }).movedStyles(),
      again: sheets.slice(server + 1).flatMap((sheet) => selectorsOf(sheet).filter((one) => known.has(one))),
    };
  });
  expect(styles.known).toBeGreaterThan(30);
  expect(styles).toMatchObject({ moved: 0, again: [] });
});

test('a page hydrates in a hidden tab, which is never painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await expect(page.locator(DRAWN_BY_SCRIPT).first()).toBeAttached();
});

test('typed text loads the content font for syllables outside the preloaded font', async ({ page }) => {
  // The first page of a browser may be painted before the interface font has arrived; Pretendard waits for the next one then.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/project');
  await whenHydrated(page);
  const knowsIt = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Pretendard'));
  await expect.poll(knowsIt).toBe(true);

  // No text of the product contains this syllable, so its part of the font has not been loaded.
  const hasIt = () => page.evaluate(() => document.fonts.check('16px Pretendard', '뷁'));
  expect(await hasIt()).toBe(false);
  await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill('뷁');
  await expect.poll(hasIt).toBe(true);
});
