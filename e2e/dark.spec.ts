import { expectAccessible } from './expectAccessible';
import { visitScreens, visitScreensAsMember, visitScreensAsNewcomer, visitVerdicts } from './visitScreens';
import { test } from './test';

// Other tests check the screens in the light theme.
test.use({ colorScheme: 'dark' });
test.describe.configure({ timeout: 600_000 });

test('public screens are accessible in the dark theme', async ({ page, request }) => {
  await visitScreens(page, request, expectAccessible);
});

test('all results of checking a credential are accessible in the dark theme', async ({ page, request }) => {
  await visitVerdicts(page, request, expectAccessible);
});

test('screens of members are accessible in the dark theme', async ({ page, request }) => {
  await visitScreensAsMember(page, request, expectAccessible);
});

test('the profile of a new member is accessible in the dark theme', async ({ page, request }) => {
  await visitScreensAsNewcomer(page, request, expectAccessible);
});
