import { readFileSync } from 'node:fs';
import { createTestDatabase } from '../app/testing/database';
import { tableTypes } from './tableTypes';

/** The declarations, without what Prettier decides: white space, bars, parentheses, and commas at the end. */
const declarationsIn = (text: string) =>
  text.split(/(?<=[;{}])/).map((declaration) => declaration.replaceAll(/[\s|()]|,(?=\s*\})/g, ''));

it('contains what `npm run tables` writes from the migrations: run it after a change of a table', async () => {
  const database = await createTestDatabase();
  const expected = await tableTypes(database.db);
  await database.close();
  expect(declarationsIn(readFileSync('server/db/tables.ts', 'utf8'))).toEqual(declarationsIn(expected));
});
