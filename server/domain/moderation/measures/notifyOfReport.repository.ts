import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { addNotices } from '../../notice';

/**
 * Counts a new report in the bells of the operators: an unread line grows instead of another one being added (D195). Taken
 * last in its transaction, since reports follow each other from here on.
 */
export async function notifyOfReport(trx: Trx, { reporterId, at }: { reporterId: number; at: Date }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reported notices', 0))`.execute(trx);
  const operators = await trx
    .selectFrom('member')
    .select('id')
    .where('account_role', '=', 'OPERATOR')
    .where('id', '<>', reporterId)
    .orderBy('id')
    .execute();
  const ids = operators.map(({ id }) => id);
  const earlier = await trx
    .deleteFrom('notice')
    .where('kind', '=', 'REPORTED')
    .where('read_at', 'is', null)
    .where('member_id', '=', sql<number>`any(${ids}::bigint[])`)
    .returning(['member_id', 'count'])
    .execute();
  const countOf = new Map(earlier.map(({ member_id: id, count }) => [id, count ?? 0]));
  for (const id of ids)
    await addNotices(trx, { kind: 'REPORTED', to: [id], target: null, count: (countOf.get(id) ?? 0) + 1, at });
}
