import { MESSAGES } from '@contract/messages';
import { sql } from 'kysely';
import { type Database } from '../../db/connect';
import { createTestDatabase } from '../testing/database';
import { RULES_OF_STATE, toRefusedWrite } from './refusedWrites';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Mapped by name, or by the feature whose write they refuse. */
const MAPPED = ['member_present', 'operator_left', 'member_nickname_unique', 'block_'];
/** No request writes what these refuse. */
const UNREACHABLE = [
  ...['credential_fixed', 'credential_kept', 'credential_key_kept'],
  ...['archive_confirmed_fixed', 'archive_deleted_final', 'archive_member_checked_fixed'],
  ...['evaluation_keywords_few', 'saved_search_ten'],
];

it('knows every rule that a trigger of the schema raises', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct found[1] as name from pg_proc, regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g') as found
  `.execute(database.db);
  const raised = rows.map(({ name }) => name).sort();
  expect(raised).toEqual([...MAPPED, ...UNREACHABLE, ...RULES_OF_STATE].sort());
});

it.each([
  ['a deleted row that the write names', { code: '23503', constraint: 'notice_project_id_fkey' }, 404],
  ['a row that another request has written', { code: '23505', constraint: 'archive_of_project' }, 409],
  ['a state that another request has changed', { code: '23514', constraint: 'credential_final' }, 409],
])('answers %s by %j with %d', (_, error, status) => {
  expect(toRefusedWrite(error)?.statusCode).toBe(status);
});

it('asks to look again when the state has changed', () => {
  expect(toRefusedWrite({ code: '23514', constraint: 'credential_final' })?.message).toBe(MESSAGES.changedMeanwhile);
});

it('leaves values that no race can write to be faults', () => {
  expect(toRefusedWrite({ code: '23514', constraint: 'report_post' })).toBeUndefined();
  expect(toRefusedWrite({ code: '23502' })).toBeUndefined();
});
