import { type Locator, type Page } from '@playwright/test';
import { expect, testWithConsoleErrors as test } from './test';
import { enter, join, publishPost } from './apiFlows';

// Positions depend on animations, too.
test.use({ reducedMotion: 'no-preference' });

const MANY = 12;
const TEXT = '평일 저녁에도 만날 수 있나요?';

/** Publishes a post with more comments than a screen shows. */
async function publishTalk(page: Page, textOf = (index: number) => `${index}번째 댓글이에요.`) {
  const writer = await join(page.request);
  const { access } = writer;
  const id = await publishPost(page.request, access, `댓글이 많은 글 ${Date.now()}`);
  const comments: number[] = [];
  for (let index = 1; index <= MANY; index += 1) {
    const data = { content: textOf(index) };
    const posted = await page.request.post(`/api/projects/${id}/comments`, { headers: { access }, data });
    comments.push(((await posted.json()) as { data: { id: number } }).data.id);
  }
  return { writer, id, comments };
}

/** Opens such a post as its writer, with a text in the box. */
async function openTalk(page: Page, textOf?: (index: number) => string) {
  const { writer, id } = await publishTalk(page, textOf);
  await enter(page, writer, `/projectdetail/${id}`);
  await page.getByLabel('댓글을 입력해 주세요').fill(TEXT);
}

const send = (page: Page) => page.getByRole('button', { name: '등록', exact: true }).first();
const comments = (page: Page) => page.getByRole('region', { name: /^댓글/ });
const written = (page: Page) => comments(page).getByRole('article').filter({ hasText: TEXT });

test(
  'a new comment is scrolled into view, and is stored once after a double click',
  { tag: '@phone' },
  async ({ page }) => {
    await openTalk(page);
    await send(page).dblclick();

    await expect(written(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: `댓글 ${MANY + 1}` })).toBeAttached();
    await expect(written(page).getByRole('button', { name: '삭제' })).toBeInViewport({ ratio: 1 });
    await expect(written(page)).toHaveCount(1);
  },
);

/** Ten lines: far higher than the room that a skipped comment has. */
const tall = (index: number) => `${index}번째 댓글이에요.\n`.repeat(10);

/** Whether an element is inside the viewport in each of the next frames, in which those above it get their heights. */
const staysInView = (element: Locator) =>
  element.evaluate(async (it) => {
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top, bottom } = it.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return false;
    }
    return true;
  });

test(
  'a sent comment stays in view while skipped comments above it get their height',
  { tag: '@phone' },
  async ({ page }) => {
    await openTalk(page, tall);
    await send(page).click();

    await expect(written(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: `댓글 ${MANY + 1}` })).toBeAttached();
    expect(await staysInView(written(page))).toBe(true);
  },
);

test(
  'a linked comment stays in view while skipped comments above it get their height',
  { tag: '@phone' },
  async ({ page }) => {
    const { writer, id, comments: ids } = await publishTalk(page, tall);
    const linked = ids[MANY - 4];
    await enter(page, writer, `/projectdetail/${id}#comment-${linked}`);
    const comment = page.locator(`#comment-${linked}`);

    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport({ ratio: 1 });
    expect(await staysInView(comment)).toBe(true);
  },
);

test('a comment that could not be sent returns to its box, which is in view', { tag: '@desktop' }, async ({ page }) => {
  await openTalk(page);
  let loseConnection: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (loseConnection = resolve));
  await page.route('**/comments', (route) => lost.then(() => route.abort()));
  await send(page).click();
  await expect(written(page)).toBeInViewport();
  loseConnection();

  await expect(page.getByText('등록됐는지 확인하지 못했어요. 다시 등록해도 한 번만 올라가요.')).toBeInViewport();
  await expect(page.getByLabel('댓글을 입력해 주세요')).toHaveValue(TEXT);
  await expect(written(page)).toHaveCount(0);
});

const toLowerEdge = (element: Locator) => element.evaluate((it) => it.scrollIntoView({ block: 'end' }));

/** Clicks the corner of an element, so that an element that covers it would receive the click. */
async function pressCorner(page: Page, element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width - 6, y + height - 6);
}

test(
  'an edit box at the lower edge shows its button when it opens, and nothing covers the button later',
  { tag: '@phone' },
  async ({ page }) => {
    await openTalk(page);
    const edit = comments(page).getByRole('button', { name: '수정' }).nth(5);
    const save = page.getByRole('button', { name: '저장' });
    const box = page.getByLabel('수정할 댓글');
    await toLowerEdge(edit);
    await edit.click();
    await expect(save).toBeInViewport({ ratio: 1 });
    await box.fill('고친 댓글이에요.');
    await pressCorner(page, save);
    await expect(save).toBeHidden();

    await edit.click();
    await box.fill('또 고친 댓글이에요.');
    await box.blur();
    await toLowerEdge(save);
    await pressCorner(page, save);
    await expect(save).toBeHidden();
    await expect(comments(page).getByText('또 고친 댓글이에요.')).toBeVisible();
  },
);
