import { expectAccessible } from './expectAccessible';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer, visitVerdicts } from './visitScreens';
import { test } from './test';

// In the light theme every flow checks its screens itself.
test.use({ colorScheme: 'dark' });
test.describe.configure({ timeout: 600_000 });

test('public screens are accessible in the dark theme', async ({ page, request }) => {
  await visitScreens(page, request, expectAccessible);
});

test('the answers of a check of a credential are accessible in the dark theme', async ({ page, request }) => {
  await visitVerdicts(page, request, expectAccessible);
});

test('screens of members are accessible in the dark theme', async ({ page, request }) => {
  await visitScreensAsMember(page, request, expectAccessible);
});

test('the profile of a new member is accessible in the dark theme', async ({ page, request }) => {
  await visitScreensAsNewcomer(page, request, expectAccessible);
});
