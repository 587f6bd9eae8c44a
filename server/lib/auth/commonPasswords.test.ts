import { isCommonPassword } from './commonPasswords';

it.each([
  ['password1', true],
  ['QWER1234', true],
  ['hangang2026', false],
])('knows whether %s is common', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});
