import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

/** The ids of the reports that no mail has listed, oldest first. */
export async function findUnmailed(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('report')
    .select('id')
    .where('mailed_at', 'is', null)
    // Nobody has reported a case of signals (D162).
    .where('type', '<>', 'SIGNAL')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** No further mail lists the reports. */
export async function markMailed(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('report')
    .set({ mailed_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}
