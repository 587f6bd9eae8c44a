// Pressed buttons are refused by the server here and there, which browsers log to the console.
import { expect, testWithConsoleErrors as test } from './test';
import { collectErrors, pressTranslated } from './translated';
import { visitScreensAsMember } from './visitScreens';

// Other screens are pressed in translation in screens.spec.ts. Presses of a member delete what other checks need.
test('pressing the controls of translated pages breaks none for a member', async ({ page, request }) => {
  test.slow();
  const errors = collectErrors(page);
  await visitScreensAsMember(page, request, pressTranslated);
  expect(errors).toEqual([]);
});
