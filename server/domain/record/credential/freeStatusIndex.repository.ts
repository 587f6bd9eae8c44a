import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { LIST_ENTRIES } from './statusList';

/** A list is half used before the next one begins, so a random free index is found in two tries on average. */
const MOST_GIVEN = LIST_ENTRIES / 2;

/** A random free index of the newest status list, which reveals nothing about the credential. */
export async function freeStatusIndex(trx: Trx): Promise<{ list: number; index: number }> {
  const { rows } = await sql<{ list: number; given: number }>`
    select list, count(*)::int as given from credential
      where list = (select max(list) from credential) group by list
  `.execute(trx);
  const { list, given } = rows[0] ?? { list: 1, given: 0 };
  return { list: given >= MOST_GIVEN ? list + 1 : list, index: randomInt(LIST_ENTRIES) };
}
