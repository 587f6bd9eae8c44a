import { expectAccessible } from './expectAccessible';
import { lookAround, lookAroundAsMember, lookAroundAsNewcomer } from './lookAround';
import { test } from './test';

// In the light every errand looks at its screens itself.
test.use({ colorScheme: 'dark' });
test.describe.configure({ timeout: 600_000 });

test('what everybody sees is accessible in the dark', async ({ page, request }) => {
  await lookAround(page, request, expectAccessible);
});

test('what members see is accessible in the dark', async ({ page, request }) => {
  await lookAroundAsMember(page, request, expectAccessible);
});

test('what a newcomer sees is accessible in the dark', async ({ page, request }) => {
  await lookAroundAsNewcomer(page, request, expectAccessible);
});
