import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import {
  NOTICE_KINDS,
  type Notice,
  type NoticePage,
  type NoticesRead,
  type NoticesReadPayload,
  type NoticeTarget,
} from '@contract/notice';
import { SAVED_SEARCH_TEXTS, searchName } from '@contract/savedSearch';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type Member } from '../access';
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

/** Converts a row to a line of the bell, the page of notices and the mail. */
export function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    read: row.read_at !== null,
    createdDateTime: row.created_at.toISOString(),
    actor: row.nickname === null ? null : { nickname: row.nickname, profileImg: imageUrl(row.profile_image) },
    others: row.others,
    target: row.hidden ? null : toTarget(row),
    ...(row.hidden && { hidden: true as const }),
    ...(isClosed(row) && { closed: true as const }),
    role: row.role,
    reason: row.reason,
    note: row.note,
    count: row.count,
    caseNumber: row.case_number,
  };
}

/** Whether the page is one that the reader may not open any more. */
function isClosed({ kind, reason, project_id: projectId, leads, is_in_team: isInTeam }: NoticeRow): boolean {
  const { page } = NOTICE_KINDS[kind];
  if (projectId === null) return false;
  if (page === 'applicants') return !leads;
  return (page === 'team' || (page === 'teamIfAccepted' && reason === null)) && !isInTeam;
}

function titleOf({ kind, project_title: title, project_name: name }: NoticeRow): string {
  return (NOTICE_KINDS[kind].isOfTeam ? name : title) ?? '';
}

function toTarget(row: NoticeRow): NoticeTarget | null {
  const { project_id: projectId, archive_id: archiveId, comment_id: commentId } = row;
  const { saved_search_id: searchId, query } = row;
  if (searchId !== null && query !== null) {
    const title = searchName(query) ?? SAVED_SEARCH_TEXTS.title;
    return { type: 'search', id: searchId, title, commentId: null, query };
  }
  if (projectId !== null) return { type: 'project', id: projectId, title: titleOf(row), commentId };
  if (archiveId !== null) return { type: 'archive', id: archiveId, title: row.archive_title ?? '', commentId };
  return null;
}
