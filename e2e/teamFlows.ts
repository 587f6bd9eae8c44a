import { type Browser, type Page } from '@playwright/test';
import { openSession } from './apiFlows';
import { expect } from './expect';
import { type Newcomer } from './member';
import { startServer, type E2eServer } from './server';
import { type StoryPage } from './storyPage';

/** Opens a page of a member on a server of the test's own, in its own browser context. */
export async function openPage(browser: Browser, { origin }: E2eServer, member: Newcomer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await openSession(page.request, member);
  return page;
}

/** Restarts a server at a later date, with its data and on its port, so that open pages stay connected. */
export async function moveClock(server: E2eServer, clockShiftDays: number): Promise<E2eServer> {
  await server.stop();
  return startServer({ dataDir: server.dataDir, port: new URL(server.origin).port, clockShiftDays });
}

/** Writes the check-in of this week on the open page of a team. */
export async function checkIn(page: StoryPage, mood: string, text: string) {
  const form = page.getByRole('region', { name: '이번 주 체크인' });
  await form.getByText(mood).click();
  await form.getByLabel('이번 주 소식').fill(text);
  await form.getByRole('button', { name: '남기기' }).click();
  await expect(form.getByRole('button', { name: '고치기' })).toBeVisible();
}
