import { type DeclineReason, type EndedReason } from '../application';
import { type PageInfo } from '../envelope';
import { type PostRef } from '../post';
import { type ClosedReason } from '../project/codes';
import { type Role } from '../skill';
import { type LeaveReason } from '../team';
import { type NoticeKind } from './kinds';

export interface NoticeTarget {
  /** A post, or the saved search whose posts were found (D176). */
  type: PostRef['kind'] | 'search';
  id: number;
  /** Of a search its name. */
  title: string;
  /** The newest comment of the line, while it exists. */
  commentId: number | null;
  /** Of a search: the query of its list. */
  query?: string;
}

/** Values of `Notice.reason`. */
export type NoticeReason = ClosedReason | DeclineReason | EndedReason | LeaveReason;

/** A line of 새 소식. */
export interface Notice extends NoticeContent {
  kind: NoticeKind;
}

/** What a notice says, besides its kind. */
export interface NoticeContent {
  id: number;
  read: boolean;
  /** ISO instant. */
  createdDateTime: string;
  /** The member who caused the latest event; null for events of a timer and for withdrawn members. */
  actor: { nickname: string; profileImg: string | null } | null;
  /** Number of further members who caused it. */
  others: number;
  /** Null once it is deleted, and while it is hidden from the reader. */
  target: NoticeTarget | null;
  /** The target exists but is hidden. */
  hidden?: true;
  /** The reader may no longer open the page that it leads to: the lead was handed over, the team left (D203). */
  closed?: true;
  /** APPLIED, ANSWERED, JOINED: the role. */
  role: Role | null;
  /** ANSWERED: why it was declined, null when it was accepted. CLOSED, EXPIRED and LEFT: why. */
  reason: NoticeReason | null;
  /** Text that belongs to the reason, as entered; for HIDDEN, AUTO_HIDDEN, RESTORED, DELETED the title of the content. */
  note: string | null;
  /** REMINDED: the number of applications that the notice is about and that are still pending. FOUND: the new posts. */
  count: number | null;
  /** AUTO_HIDDEN: the number of the case. */
  caseNumber: number | null;
}

export interface NoticePage extends PageInfo {
  notices: Notice[];
  unread: number;
}

/** Response of POST /api/notices/read. */
export interface NoticesRead {
  unread: number;
}
