import { LIMITS } from '@contract/limits';
import { kindsReadOn, type NoticesReadPayload } from '@contract/notice';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from './notifyAlarms.repository';
import { countUnread, currentCount, isCurrent, isOfUnblocked, unblockedActors } from './countUnread.repository';

export type NoticeRepository = ReturnType<typeof createNoticeRepository>;
export type NoticeRow = Awaited<ReturnType<NoticeRepository['listOf']>>[number];

/** The notices of a member (D113). */
export function createNoticeRepository(db: Kysely<Tables>) {
  return {
    /** A page of notices, newest first. */
    listOf: (memberId: number, page: number) =>
      noticesOf(db, memberId)
        .limit(sql.lit(LIMITS.rowPageSize))
        .offset(page * LIMITS.rowPageSize)
        .execute(),

    /** Those of these notices that are still unread, newest first. */
    unreadAmong: (memberId: number, ids: readonly number[]) =>
      noticesOf(db, memberId)
        .where('read_at', 'is', null)
        .where('notice.id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute(),

    async count(memberId: number): Promise<number> {
      const { total } = await db
        .selectFrom('notice')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('member_id', '=', memberId)
        .where(isOfUnblocked)
        .where(isCurrent)
        .executeTakeFirstOrThrow();
      return total;
    },

    countUnread: (memberId: number) => countUnread(db, memberId),

    /** Marks own notices as read and notifies the member's other pages. @returns the number of unread notices */
    markRead(memberId: number, payload: NoticesReadPayload, at: Date): Promise<number> {
      return inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('notice')
          .set({ read_at: at })
          .where('member_id', '=', memberId)
          .where('read_at', 'is', null)
          .where(isMeant(payload))
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await notifyAlarms(trx, [memberId]);
        return countUnread(trx, memberId);
      });
    },
  };
}

/** The notices of a member, newest first. A pending archive is named only for its members. */
function noticesOf(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('notice')
    .leftJoin('member as actor', (join) =>
      join.on('actor.id', '=', sql<number>`(${unblockedActors})[1]`).on('actor.withdrawn_at', 'is', null),
    )
    .leftJoin('project', 'project.id', 'notice.project_id')
    .leftJoin('archive', 'archive.id', 'notice.archive_id')
    .leftJoin('saved_search', 'saved_search.id', 'notice.saved_search_id')
    .select(['saved_search_id', 'query'])
    .select(['notice.id', 'kind', 'read_at', 'notice.created_at', 'notice.project_id', 'notice.archive_id', 'role'])
    .select(['reason', 'note', 'case_number', currentCount.as('count'), 'actor.nickname', 'actor.profile_image'])
    .select(['project.title as project_title', 'project_name', 'archive.title as archive_title'])
    .select([isTargetHidden.as('hidden'), leads.as('leads'), isInTeam.as('is_in_team')])
    .select([sql<number>`greatest(cardinality(${unblockedActors}) - 1, 0)`.as('others')])
    .select(presentComment.as('comment_id'))
    .where('notice.member_id', '=', memberId)
    .where(isOfUnblocked)
    .where(isCurrent)
    .orderBy('notice.id', 'desc');
}

function isMeant({ ids, upTo, project, place }: NoticesReadPayload) {
  if (ids) return sql<boolean>`id = any(${ids}::bigint[])`;
  if (place) return sql<boolean>`project_id = ${project} and kind = any(${kindsReadOn(place)}::text[])`;
  return sql<boolean>`id <= ${upTo}`;
}

/** Whether the reader leads the post, and belongs to its team. */
const leads = sql<boolean>`coalesce(project.writer_id = notice.member_id, false)`;
const isInTeam = sql<boolean>`(${leads} or exists (
  select from project_member where project_id = notice.project_id and project_member.member_id = notice.member_id
))`;

/** A hidden post is visible to its writer, a hidden archive to its team (D133). */
const isTargetHidden = sql<boolean>`coalesce(
  project.hidden_at is not null and project.writer_id <> notice.member_id
    or archive.hidden_at is not null and not exists (
      select from archive_member where archive_id = archive.id and member_id = notice.member_id and consent <> 'DECLINED'
    ),
  false
)`;

/** The newest comment of a notice, unless it was deleted or hidden. */
const presentComment = sql<number | null>`coalesce(
  (select id from project_comment
    where id = notice.comment_id and project_comment.project_id = notice.project_id and not deleted and hidden_at is null),
  (select id from archive_comment
    where id = notice.comment_id and archive_comment.archive_id = notice.archive_id and not deleted and hidden_at is null)
)`;
