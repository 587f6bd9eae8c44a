import { readFile } from 'node:fs/promises';
import { privacyRows } from '../app/testing/privacy';

it('docs/privacy.md contains the same table', async () => {
  const page = await readFile('docs/privacy.md', 'utf8');
  const rows = page.split('\n').map((line) => line.split(/ *\| */).slice(1, -1));
  expect(rows).toEqual(expect.arrayContaining(privacyRows()));
  expect(rows.filter((row) => row.slice(2).some((cell) => cell === '●'))).toHaveLength(privacyRows().length);
});
