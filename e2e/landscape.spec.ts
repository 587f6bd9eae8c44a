import { type Page } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { publishArchive } from './archiveFlows';
import { expect, test } from './test';

/** What the notch and the corners of a phone on its side take, in px. */
const NOTCH = 59;
/** Of a link that is aligned by its text. */
const PADDING = 12;

/** Pressable elements in the window that reach into the area of the notch. */
const pressableUnderNotch = (page: Page) =>
  page.evaluate((notch) => {
    const top = document.querySelector('dialog[open]') ?? document;
    return [...top.querySelectorAll('a, button, input, select, textarea')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < window.innerHeight)
      .filter(({ box }) => box.left < notch || box.right > window.innerWidth - notch)
      .map(({ name }) => name);
  }, NOTCH - PADDING);

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

  test('nothing that can be pressed lies under the notch', async ({ page, request }) => {
    const session = await page.context().newCDPSession(page);
    const insets = { left: NOTCH, right: NOTCH, bottom: 21 };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const { id, writer } = await publishArchive(request);
    const post = await publishPost(request, writer.access, '함께 읽을 사람을 찾아요');
    await enter(page, writer, '/project');
    for (const address of [
      '/project',
      `/projectdetail/${post}`,
      `/archive/${id}`,
      '/mypage',
      '/project/registration',
    ]) {
      await page.goto(address);
      expect(await pressableUnderNotch(page), address).toEqual([]);
    }

    await page.goto(`/archive/${id}`);
    await page.evaluate(() => window.scrollTo(0, 1.5 * window.innerHeight));
    await expect(page.getByRole('button', { name: '맨 위로' })).toBeVisible();
    expect(await pressableUnderNotch(page)).toEqual([]);
    await page
      .getByRole('button', { name: /크게 보기/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '다음 이미지' })).toBeVisible();
    expect(await pressableUnderNotch(page)).toEqual([]);
  });

  test('a dialog scrolls as one, and its focused field is in view', async ({ page, request }) => {
    const title = `가로로 든 전화기 ${Date.now()}`;
    const id = await publishPost(request, (await join(request)).access, title);
    await enter(page, await join(request), `/projectdetail/${id}`);
    await page.getByRole('main').getByRole('button', { name: '지원하기' }).first().click();
    const dialog = page.getByRole('dialog', { name: '지원하기' });
    const heading = dialog.getByRole('heading', { name: '지원하기' });
    const send = dialog.getByRole('button', { name: '보내기' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Neither title nor buttons stick: they would leave no room for the fields between them.
    await expect(send).not.toBeInViewport();

    for (const label of ['지원 메시지', '링크']) {
      await dialog.getByLabel(label).focus();
      await expect(dialog.getByLabel(label)).toBeInViewport({ ratio: 1 });
    }
    await send.focus();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(heading).not.toBeInViewport();
  });

  test('nobody is told to drag or to paste', async ({ page, request }) => {
    await enter(page, await join(request), '/archive/registration');
    await expect(page.getByText('화살표를 눌러 순서를 바꿀 수 있어요.')).toBeVisible();
    await expect(page.getByText(/끌어다 놓|붙여 넣/).filter({ visible: true })).toHaveCount(0);
    await page.goto('/verify');
    await expect(page.getByText('100KB까지, PDF는 5MB까지예요.')).toBeVisible();
    await expect(page.getByText(/끌어다 놓/).filter({ visible: true })).toHaveCount(0);
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
