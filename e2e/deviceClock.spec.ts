import { type Page } from '@playwright/test';
import { todayInKorea } from '../contract/dates';
import { enter, join, openSession, publishPost } from './apiFlows';
import { expect, testWithConsoleErrors as test } from './test';

const DAY = 24 * 3_600_000;

/** Moves the clock of the device. */
const moveClock = (page: Page, days: number) =>
  page.addInitScript((offset) => {
    const Real = Date;
    window.Date = class extends Real {
      constructor(...parts: [number]) {
        super(...(parts.length > 0 ? parts : ([Real.now() + offset] as [number])));
      }
      static override now = () => Real.now() + offset;
    } as DateConstructor;
  }, days * DAY);

for (const days of [1, -21]) {
  test(
    `a post of which today is the last day is open on a device whose clock is ${days} days off`,
    { tag: '@desktop' },
    async ({ page }) => {
      const access = await openSession(page.request, await join(page.request));
      const id = await publishPost(page.request, access, `오늘까지 ${Date.now()}`, { deadline: todayInKorea() });
      await page.context().clearCookies();
      await moveClock(page, days);

      await page.goto(`/projectdetail/${id}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByText('오늘 마감').first()).toBeVisible();
      await expect(page.getByText('지원하기', { exact: true }).first()).toBeVisible();

      await enter(page, await join(page.request), `/projectdetail/${id}`);
      await expect(page.getByRole('main').getByText('오늘 마감').first()).toBeVisible();
      await expect(page.getByRole('button', { name: '지원하기' }).first()).toBeEnabled();
    },
  );
}
