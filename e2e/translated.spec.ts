import { openReportedPost } from './operatorFlows';
// Pressed buttons are refused by the server here and there, which browsers log to the console.
import { expect, testWithConsoleErrors as test } from './test';
import { collectErrors, pressTranslated } from './translated';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer } from './visitScreens';

test.beforeEach(() => test.slow());

test('pressing the controls of translated pages breaks none for a visitor', async ({ page, request }) => {
  const errors = collectErrors(page);
  await visitScreens(page, request, pressTranslated);
  expect(errors).toEqual([]);
});

test('pressing the controls of translated pages breaks none for a member', async ({ page, request }) => {
  const errors = collectErrors(page);
  await visitScreensAsMember(page, request, pressTranslated);
  await visitScreensAsNewcomer(page, request, pressTranslated);
  expect(errors).toEqual([]);
});

test('pressing the controls of the translated desk breaks none of its pages', async ({ page }) => {
  const errors = collectErrors(page);
  await openReportedPost(page);
  await pressTranslated(page);
  for (const address of ['', '/members', '/numbers', '/announcements', '/announcements/new', '/log']) {
    await page.goto(`/admin${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await pressTranslated(page);
  }
  expect(errors).toEqual([]);
});
