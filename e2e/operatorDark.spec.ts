import { expectAccessible } from './expectAccessible';
import { openReportedPost } from './operatorFlows';
// The server answers documents of the desk with 404, which browsers log to the console.
import { testWithConsoleErrors as test } from './test';

// operator.spec.ts checks the screens in the light theme.
test.use({ colorScheme: 'dark' });

test('every screen of the desk is accessible in the dark theme', async ({ page }) => {
  await openReportedPost(page);
  await expectAccessible(page);
  await page.getByRole('group', { name: '조치' }).getByRole('button', { name: '숨김', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  for (const address of ['', '/members', '/numbers', '/announcements', '/announcements/new', '/log']) {
    await page.goto(`/admin${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  }
});
