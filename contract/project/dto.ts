import { type MyApplication } from '../application';
import { type CommentThread } from '../comment';
import { type PageInfo } from '../envelope';
import { type HiddenPost } from '../hidden';
import { type Period } from '../period';
import { type ProfileSummary } from '../profileSummary';
import { type Role, type Skill } from '../skill';
import {
  type ActivityTime,
  type ClosedReason,
  type MeetingOption,
  type ProjectCategory,
  type ProjectStatus,
  type Step,
  type WeeklyHours,
} from './codes';

/** How many of a role a post seeks, and how many of them have joined (D100). */
export interface Seat {
  role: Role;
  count: number;
  taken: number;
}

interface ProjectFacts {
  id: number;
  title: string;
  /** Null once the writer has withdrawn. */
  writer: string | null;
  /** ISO instant. */
  createdDate: string;
  category: ProjectCategory;
  period: Period;
  personnel: number;
  roles: Role[];
  skills: Skill[];
  meetingOption: MeetingOption;
  step: Step;
  bookmarks: number;
  views: number;
  isBookmark: boolean;
  closed: boolean;
  /** One per sought role, in their order; empty when any sought role may fill a position. */
  seats: Seat[];
  /** Number of members who have joined, without the leader. */
  filled: number;
  weeklyHours: WeeklyHours | null;
  times: ActivityTime[];
  /** The last day to apply, `YYYY-MM-DD` in Seoul. */
  deadline: string | null;
  status: ProjectStatus;
}

export interface ProjectItem extends ProjectFacts {
  /** Number of comments with replies, without tombstones. */
  comments: number;
}

export interface ProjectPage extends PageInfo {
  projects: ProjectItem[];
}

export interface ProjectMember {
  /** Null where `nickname` is. */
  memberId: number | null;
  nickname: string | null;
  profileImgUrl: string | null;
  /** The role in which the member joined; null for the leader. */
  role: Role | null;
}

/** The profile card of the leader (D115). */
export interface ProjectLeader extends Omit<ProfileSummary, 'keywords'> {
  /** Null for visitors. */
  keywords: ProfileSummary['keywords'] | null;
}

/** The relation of the calling member to the post. BARRED: may be invited, but not apply (D104). */
export type ProjectTie = 'LEADER' | 'MEMBER' | 'APPLIED' | 'INVITED' | 'BARRED' | 'NONE';

export interface MyTie {
  state: ProjectTie;
  /** The newest of the member's applications to this post. */
  application?: MyApplication;
  /** INVITED: the invitation to accept or decline. */
  projectInvitedMemberId?: number;
  /** LEADER: number of pending applications. */
  waiting?: number;
}

export type InvitationStatus = 'PENDING' | 'ACCEPTED';
export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  PENDING: '응답 대기 중',
  ACCEPTED: '수락함',
};

/** A member who was invited; a pending one by the invitation that an edit keeps or withdraws. */
export type InvitedMember =
  { nickname: string; status: 'ACCEPTED' } | { nickname: string; status: 'PENDING'; projectInvitedMemberId: number };

export interface ProjectDetail extends ProjectFacts {
  /** Null where `writer` is. */
  writerId: number | null;
  projectName: string;
  /** `YYYY-MM` */
  startDate: string;
  endDate: string;
  introduce: string;
  writerProfileImage: string | null;
  comments: CommentThread[];
  /** The writer first, then those who accepted. */
  members: ProjectMember[];
  /** Null while the post is open. Only the leader gets IDLE, others WRITER. */
  closedReason: ClosedReason | null;
  /** For the writer of a hidden post; null for one that is not hidden. */
  hidden: HiddenPost | null;
  /** The archive made from the project; a pending one is sent to its team alone. */
  archiveId: number | null;
  leader: ProjectLeader;
  /** For members only. */
  mine?: MyTie;
  /** For the writer only. */
  invitedMembers?: InvitedMember[];
  /** When the content was last edited; for the writer only. */
  updatedDateTime?: string;
  article: string;
  link: string;
}

export interface ProjectBookmark {
  isBookmark: boolean;
  bookmarks: number;
}

/** Response of PUT /api/projects/:id/closed. */
export interface ClosedState {
  closed: boolean;
}
