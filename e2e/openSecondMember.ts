import { type Page } from '@playwright/test';

/** A second member in a browser of their own. */
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
