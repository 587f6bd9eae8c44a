import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import {
  type Notice,
  type NoticePage,
  type NoticesRead,
  type NoticesReadPayload,
  type NoticeTarget,
} from '@contract/notice';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type Member } from '../../lib/auth/member';
import { type NoticeRepository, type NoticeRow } from './notice.repository';

interface NoticeDeps {
  notices: NoticeRepository;
  shiftedNow: () => number;
}

/** The notices of a member, read and unread. */
export function createNoticeService({ notices, shiftedNow }: NoticeDeps) {
  return {
    async list(page: number, { id }: Member): Promise<NoticePage> {
      const [rows, total, unread] = await Promise.all([
        notices.listOf(id, page),
        notices.count(id),
        notices.countUnread(id),
      ]);
      const totals = { totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
      return { notices: rows.map(toNotice), unread, ...totals };
    },

    async markRead(payload: NoticesReadPayload, { id }: Member): Promise<NoticesRead> {
      return { unread: await notices.markRead(id, payload, new Date(shiftedNow())) };
    },
  };
}

function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    read: row.read_at !== null,
    createdDateTime: row.created_at.toISOString(),
    actor: row.nickname === null ? null : { nickname: row.nickname, profileImg: imageUrl(row.profile_image) },
    others: row.others,
    target: row.hidden ? null : toTarget(row),
    ...(row.hidden && { hidden: true as const }),
    role: row.role,
    reason: row.reason,
    note: row.note,
    count: row.count,
    caseNumber: row.case_number,
  };
}

function toTarget(row: NoticeRow): NoticeTarget | null {
  const { project_id: projectId, archive_id: archiveId, comment_id: commentId } = row;
  if (projectId !== null) return { type: 'project', id: projectId, title: row.project_title ?? '', commentId };
  if (archiveId !== null) return { type: 'archive', id: archiveId, title: row.archive_title ?? '', commentId };
  return null;
}
