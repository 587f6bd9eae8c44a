import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { trimNotices } from './addNotices.repository';
import { notifyAlarms } from './notifyAlarms.repository';

/** New posts of a saved search. */
export interface Found {
  searchId: number;
  memberId: number;
  posts: readonly number[];
}

/**
 * Adds the lines of saved searches in the bell: one unread line a search, which counts and moves to the top (D176).
 * @returns the searches whose earlier line was still unread
 */
export async function addFound(trx: Kysely<Tables>, found: readonly Found[], at: Date): Promise<ReadonlySet<number>> {
  if (found.length === 0) return new Set();
  const earlier = await trx
    .deleteFrom('notice')
    .where('saved_search_id', '=', sql<number>`any(${found.map(({ searchId }) => searchId)}::bigint[])`)
    .where('read_at', 'is', null)
    .returning(['saved_search_id', 'count'])
    .execute();
  const counts = new Map(earlier.map(({ saved_search_id: id, count }) => [id, count ?? 0]));
  await trx
    .insertInto('notice')
    .values(
      found.map(({ searchId, memberId, posts }) => ({
        member_id: memberId,
        kind: 'FOUND' as const,
        saved_search_id: searchId,
        others: [],
        count: (counts.get(searchId) ?? 0) + posts.length,
        created_at: at,
      })),
    )
    .execute();
  const memberIds = found.map(({ memberId }) => memberId);
  await trimNotices(trx, memberIds);
  await notifyAlarms(trx, memberIds);
  return new Set(earlier.flatMap(({ saved_search_id: id }) => id ?? []));
}
