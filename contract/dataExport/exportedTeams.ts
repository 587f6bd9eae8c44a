import { type MyApplication } from '../application';
import { type NoticeKind, type NoticeReason } from '../notice';
import { type InvitationStatus, type ProjectDetail } from '../project';
import { type Role } from '../skill';
import { type CheckIn, type LeaveReason } from '../team';

/** Fields of a post's page that are not stored by its writer, or that depend on the reader. */
type NotExported =
  | ('writerId' | 'writer' | 'writerProfileImage' | 'leader' | 'members' | 'comments' | 'archiveId')
  | ('createdDate' | 'period' | 'filled' | 'bookmarks' | 'views')
  | ('isBookmark' | 'mine' | 'hidden');

/** An own post: every field of its page that the writer has entered, and what only its team reads. */
export interface ExportedProject extends Omit<ProjectDetail, NotExported | 'invitedMembers'> {
  contactLink: string;
  notice: string;
  createdDateTime: string;
  invitedMembers: { nickname: string; status: InvitationStatus }[];
}

export interface ExportedMembership {
  id: number;
  title: string;
  /** Null for a former leader who stayed without a role. */
  role: Role | null;
  acceptedDateTime: string;
}

export type ExportedApplication = Omit<MyApplication, 'expiresDateTime'>;

export interface ExportedCheckIn extends CheckIn {
  projectId: number;
}

export interface ExportedDeparture {
  projectId: number;
  kind: 'LEFT' | 'REMOVED';
  reason: LeaveReason | null;
  note: string | null;
  departedDateTime: string;
}

export interface ExportedNotice {
  kind: NoticeKind;
  /** Nickname of who did it last. */
  actor: string | null;
  projectId: number | null;
  archiveId: number | null;
  role: Role | null;
  reason: NoticeReason | null;
  note: string | null;
  read: boolean;
  createdDateTime: string;
}
