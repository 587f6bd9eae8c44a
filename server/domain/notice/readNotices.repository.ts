import { type NoticeKind } from '@contract/notice';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from './notifyAlarms.repository';

interface About {
  memberId: number;
  projectId: number;
  kinds: readonly NoticeKind[];
  at: Date;
}

/** Marks the unread notices of a member about a post as read, once their matter is done, and tells the member's pages. */
export async function readNotices(trx: Kysely<Tables>, { memberId, projectId, kinds, at }: About): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('notice')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('project_id', '=', projectId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await notifyAlarms(trx, [memberId]);
}
