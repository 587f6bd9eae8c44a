import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

/** Those of these members who have withdrawn. */
export async function findWithdrawn(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
