import { type Page } from '@playwright/test';

/** A page for a second member in its own browser context. */
export async function openSecondMember(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: page.viewportSize(),
  });
  return context.newPage();
}
