import { HOSTILE_TEXTS } from '../server/app/testing/hostileTexts';
import { join, openSession, publishPost } from './apiFlows';
import { drawnByScript, expect, testWithConsoleErrors as test } from './test';

// What does not run without the policy does not run with it either.
test.use({ bypassCSP: true });

test('hostile texts in content and addresses run no script, even without the content security policy', async ({
  page,
  request,
}) => {
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
