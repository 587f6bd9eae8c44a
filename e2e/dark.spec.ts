import { expectAccessible } from './expectAccessible';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer } from './visitScreens';
import { test } from './test';

// In the light theme every flow checks its screens itself.
test.use({ colorScheme: 'dark' });
test.describe.configure({ timeout: 600_000 });

test('public screens are accessible in the dark theme', async ({ page, request }) => {
  await visitScreens(page, request, expectAccessible);
});

test('what members see is accessible in the dark', async ({ page, request }) => {
  await visitScreensAsMember(page, request, expectAccessible);
});

test('what a newcomer sees is accessible in the dark', async ({ page, request }) => {
  await visitScreensAsNewcomer(page, request, expectAccessible);
});
