import { sql } from 'kysely';
import { type Trx } from '../../db/tables';
import { isNotSuspended } from './hidden.repository';
import { sessionOver } from '../../lib/http/errors';

/**
 * Locks the rows of the acting member and of others, which a suspension and a withdrawal wait for. Called before posts
 * are locked, in the order of both, which prevents deadlock.
 * @returns the ids of those who are neither suspended nor withdrawn
 * @throws ApiError 40203 when the acting member is not among them
 */
export async function lockActiveMembers(
  trx: Trx,
  actingId: number,
  otherIds: readonly number[] = [],
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<number>`any(${[actingId, ...otherIds]}::bigint[])`)
    .where('withdrawn_at', 'is', null)
    .where(isNotSuspended)
    .orderBy('id')
    .forShare()
    .execute();
  const active = new Set(rows.map(({ id }) => id));
  if (!active.has(actingId)) throw sessionOver();
  return active;
}
