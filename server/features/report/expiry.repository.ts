import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { RETENTION } from '../../lib/retention';

/** Per statement, so that each stays short. */
const BATCH = sql.lit(1_000);

/** Deletes reports that were closed long ago. @returns how many of them; there may be more */
export async function forgetClosedReports(db: Kysely<Tables>, at: Date): Promise<number> {
  const closed = db
    .selectFrom('report')
    .select('id')
    .where('closed_at', '<=', new Date(at.getTime() - RETENTION.closedReport))
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await db.deleteFrom('report').where('id', 'in', closed).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
