import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { join, joinAndLogIn, openSession, publishPost } from './apiFlows';
import { registerArchive } from './archiveFlows';
import { type Newcomer } from './member';
import { expect, test } from './test';

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

const bell = (page: Page) => page.getByRole('button', { name: /^알림/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '알림' });

async function commentOn(request: APIRequestContext, post: number, content: string) {
  const access = await openSession(request, await join(request));
  const sent = await request.post(`/api/projects/${post}/comments`, { headers: { access }, data: { content } });
  expect(sent.status()).toBe(200);
}

/** A member with three posts, on two of which others have commented. */
async function prepare(page: Page, request: APIRequestContext) {
  const member = await joinAndLogIn(page);
  const access = await openSession(request, member);
  const publish = (title: string) => publishPost(request, access, title);
  const posts = [await publish('먼저 쓴 글'), await publish('다음에 쓴 글'), await publish('나중에 쓴 글')] as const;
  await commentOn(request, posts[0], '먼저 온 댓글');
  await commentOn(request, posts[1], '다음에 온 댓글');
  return { member, posts };
}

/** What arrives while the list is open, each with the text that shows it. */
function arrivals(request: APIRequestContext, member: Newcomer, post: number): [() => Promise<unknown>, RegExp][] {
  const { nickname } = member;
  return [
    [() => commentOn(request, post, '나중에 온 댓글'), /나중에 쓴 글/],
    [
      async () => {
        const leader = await openSession(request, await join(request));
        return publishPost(request, leader, '함께할 글', { invitedMembersNicknames: [nickname] });
      },
      /‘함께할 글’ 프로젝트에 초대했어요/,
    ],
    [async () => registerArchive(request, await join(request), member), /틈새독서/],
  ];
}

/** Expects an element to stay at its position on screen while each arrival is shown in the list. */
async function expectStill(element: Locator, list: Locator, arriving: readonly [() => Promise<unknown>, RegExp][]) {
  const top = async () => (await element.boundingBox())?.y ?? NaN;
  const before = await top();
  for (const [arrive, text] of arriving) {
    await arrive();
    await expect(list.getByText(text).first()).toBeAttached();
    // A row may appear before its height is final.
    for (let frame = 0; frame < 5; frame += 1) {
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }
}

for (const kind of ['pointer', 'focus'] as const) {
  const reach = (element: Locator) => (kind === 'pointer' ? element.hover() : element.focus());

  test(
    `a comment, the first invitation and the first evaluation move nothing under the ${kind} in the open bell`,
    {
      tag: '@desktop',
    },
    async ({ page, request }) => {
      const { member, posts } = await prepare(page, request);
      await page.goto('/about');
      await bell(page).click();
      const row = panel(page).getByRole('link', { name: /먼저 쓴 글/ });
      await expect(row).toBeVisible();
      await reach(row);
      await expectStill(row, panel(page), arrivals(request, member, posts[2]));
      if (kind === 'focus') await expect(row).toBeFocused();
    },
  );

  test(
    `a comment, the first invitation and the first evaluation move nothing under the ${kind} on the page of notices, and wait behind their buttons`,
    {
      tag: '@desktop',
    },
    async ({ page, request }) => {
      const { member, posts } = await prepare(page, request);
      const main = page.getByRole('main');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/notices');
      const row = main.getByRole('link', { name: /먼저 쓴 글/ });
      await expect(row).toBeVisible();
      await reach(row);
      const waiting = [/^새 소식 1개$/, /^새 알림 1개$/, /^새 알림 2개$/];
      await expectStill(
        row,
        main,
        arrivals(request, member, posts[2]).map(([arrive], index) => [arrive, waiting[index] ?? /^$/]),
      );
      if (kind === 'focus') await expect(row).toBeFocused();

      await main.getByRole('button', { name: '새 알림 2개' }).click();
      await expect(main.getByRole('region', { name: /답을 기다려요/ }).getByRole('listitem')).toHaveCount(2);
      await main.getByRole('button', { name: '새 소식 1개' }).click();
      await expect(main.getByRole('link', { name: /나중에 쓴 글/ })).toBeVisible();
      await expect(main.getByRole('button', { name: /^새 / })).toHaveCount(0);
    },
  );
}
