import { type Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../server/app/testing/hostileTexts';
import { join, openSession, publishPost } from './apiFlows';
import { publicPages } from './publicPages';
import { drawnByScript, expect, testWithConsoleErrors as test } from './test';

/** Boxes of everything in the page but what only a browser without scripts shows. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(svg *, noscript)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].join(' ')}`;
    }),
  );

test('nothing moves, and no element is drawn anew, when the script takes a page over', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // The font for what people typed comes with the script, and changes the width of words.
  await page.route('**/content-font.*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  // What moves by itself, such as the line of a record, is not moved by the script.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of await publicPages(request)) {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxesOf(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

    release();
    await drawnByScript(page).waitFor({ state: 'attached' });
    const after = new Set(await boxesOf(page));
    expect(
      before.filter((box) => !after.has(box)),
      address,
    ).toEqual([]);
    expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true);
    await page.unroute('**/assets/*.js');
  }
  expect(complaints).toEqual([]);
});

test('a page whose script does not work is the page of the server, and says nothing of an error', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '팀이음은 어떤 곳인가요' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read whole', async ({ page, request }) => {
    for (const address of await publicPages(request)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('the lists lead to posts, filters, searches and other pages', async ({ page, request }) => {
    const access = await openSession(request, await join(request));
    const word = `목록${Date.now()}`;
    for (let place = 0; place < 13; place += 1) await publishPost(request, access, `${word} ${place}`);

    await page.goto('/project');
    await page.getByRole('searchbox', { name: '프로젝트 제목 검색' }).fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByText('총 13개의 프로젝트')).toBeVisible();
    await page.getByRole('navigation', { name: '필터' }).getByRole('link', { name: '프론트엔드' }).click();
    await expect(page).toHaveURL(/roles=FRONT_END/);
    await expect(page.getByText('총 13개의 프로젝트')).toBeVisible();
    await page.getByRole('link', { name: '다음 페이지' }).click();
    await page.getByRole('link', { name: `${word} 0`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${word} 0` })).toBeVisible();
    await expect(page.getByText('읽은 책을 이웃과 나눠요.').first()).toBeVisible();
    await expect(page.getByText('매주 만나요.')).toBeVisible();
  });
});

for (const policy of ['on', 'off'] as const) {
  test.describe(`with the content security policy ${policy}`, () => {
    test.use({ bypassCSP: policy === 'off' });

    test('no text of a member or of an address runs anything in fifty visits', async ({ page, request }) => {
      test.slow();
      const access = await openSession(request, await join(request));
      let visits = 0;
      for (const text of HOSTILE_TEXTS) {
        const post = await publishPost(request, access, text, { introduce: text, article: text });
        const data = { content: text, parentCommentId: null };
        await request.post(`/api/projects/${post}/comments`, { headers: { access }, data });
        const term = encodeURIComponent(text);
        for (const address of [
          ...['/', '/project', `/projectdetail/${post}`, `/project?title=${term}`],
          ...[`/archive?keyword=${term}`, `/nothing/${encodeURIComponent(text.replace(/[.\u2028\u2029]/g, ''))}`],
        ]) {
          await page.goto(address, { waitUntil: 'commit' });
          await drawnByScript(page).waitFor({ state: 'attached' });
          expect(await page.evaluate(() => 'hacked' in window), address).toBe(false);
          visits += 1;
        }
      }
      expect(visits).toBeGreaterThanOrEqual(50);
    });
  });
}
