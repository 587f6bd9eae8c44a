import { HOSTILE_TEXTS } from '../server/app/testing/hostileTexts';
import { join, publishPost } from './apiFlows';
import { whenHydrated, expect, testWithConsoleErrors as test } from './test';

// What does not run without the policy does not run with it either.
test.use({ bypassCSP: true });

test('hostile texts in content and addresses run no script, even without the content security policy', async ({
  page,
  request,
}) => {
  test.slow();
  const { access } = await join(request);
  const addresses: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const post = await publishPost(request, access, text, { introduce: text, article: text });
    const data = { content: text, parentCommentId: null };
    await request.post(`/api/projects/${post}/comments`, { headers: { access }, data });
    const term = encodeURIComponent(text);
    addresses.push(`/projectdetail/${post}`, `/project?title=${term}`, `/archive?keyword=${term}`);
    addresses.push(`/nothing/${encodeURIComponent(text.replace(/[.\u2028\u2029]/g, ''))}`);
  }
  // The lists show all of them at once.
  for (const address of ['/', '/project', ...addresses]) {
    await page.goto(address, { waitUntil: 'commit' });
    await whenHydrated(page);
    expect(await page.evaluate(() => 'hacked' in window), address).toBe(false);
  }
  expect(addresses).toHaveLength(4 * HOSTILE_TEXTS.length);
});
