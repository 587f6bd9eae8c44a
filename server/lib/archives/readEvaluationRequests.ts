import { type EvaluationRequest } from '@contract/alarm';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** The pending archives whose team waits for this member's evaluation, last asked first, whatever their age (D57). */
export async function readEvaluationRequests(db: Kysely<Tables>, memberId: number): Promise<EvaluationRequest[]> {
  const rows = await db
    .selectFrom('archive_member')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .select(['archive.id', 'title'])
    .select(sql<Date>`greatest(created_at, reminded_at)`.as('asked_at'))
    .where('member_id', '=', memberId)
    .where('evaluated_at', 'is', null)
    .where('published_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('archive.id', 'desc')
    .execute();
  return rows.map(({ id, title, asked_at }) => ({
    archiveId: id,
    archiveTitle: title,
    createDate: asked_at.toISOString(),
  }));
}
