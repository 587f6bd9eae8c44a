import { type Page } from '@playwright/test';
import { enter, join, publishPost } from './apiFlows';
import { registerArchive } from './archiveFlows';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

/** A shift of a pixel's fraction by a few letters, as of the count of filled fields beside the button. */
const INVISIBLE = 0.001;

/** Sums up the layout shifts from now on, those that a browser forgives after an input included. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { shifts } = window as unknown as { shifts: { value: number }[] };
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
}

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a chosen chip keeps its size', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await join(request), '/project/registration');
  for (const name of ['백엔드', '공모전']) await chip(page, name).scrollIntoViewIfNeeded();
  const shifted = await watchShifts(page);
  const before = await chip(page, '공모전').boundingBox();

  await chip(page, '공모전').click();

  await expect(chip(page, '공모전')).toHaveAttribute('aria-pressed', 'true');
  const after = await chip(page, '공모전').boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await shifted()).toBeLessThan(INVISIBLE);
});

test('a chosen role leaves the skills on screen in their order', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await join(request), '/mypage/edit');
  const role = page
    .getByRole('group', { name: '희망 직무' })
    .getByRole('button', { name: /백엔드/ })
    .first();
  const titles = () =>
    page
      .getByRole('group', { name: '스킬' })
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent),
      );
  await role.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const before = await titles();
  const shifted = await watchShifts(page);

  await role.click();

  await expect(role).toHaveAttribute('aria-pressed', 'true');
  expect(await titles()).toEqual(before);
  expect(await shifted()).toBeLessThan(INVISIBLE);
});

test('the late result of a filter moves nothing', { tag: '@phone' }, async ({ page, request }) => {
  const { access } = await join(request);
  for (const meetingOption of ['온라인', '오프라인', '온라인', '오프라인', '온/오프라인'] as const) {
    await publishPost(request, access, '여럿 가운데 하나', { meetingOption });
  }
  await page.goto('/project');
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/projects?*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('tab', { name: '진행 방식' }).click();
  await chip(page, '오프라인').click();
  // What the press itself shows has its place before the result comes.
  await expect(page.getByRole('button', { name: '오프라인 필터 지우기' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifted = await watchShifts(page);
  answer();

  await expect(page.getByRole('heading', { name: /^총 2개/ })).toBeVisible();

  expect(await shifted()).toBeLessThan(INVISIBLE);
});

test(
  'the next teammate of an evaluation does not jump, nor do those below',
  { tag: '@phone' },
  async ({ page, request }) => {
    const writer = await join(request);
    const mates = [await join(request), await join(request), await join(request)];
    const id = await registerArchive(request, writer, ...mates);
    await enter(page, writer, `/${id}/teamevaluation`);
    const next = page.getByRole('button', { name: /^다음 팀원/ }).first();
    const head = page.locator('[data-head]').nth(1);
    const placeInPage = () => head.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await next.scrollIntoViewIfNeeded();
    const before = await placeInPage();
    const shifted = await watchShifts(page);

    await next.click();

    await expect(head).toBeFocused();
    await expect(head).toBeInViewport();
    expect(await placeInPage()).toBe(before);
    // Nor do the cards below it: it was open already.
    expect(await shifted()).toBeLessThan(INVISIBLE);
  },
);
