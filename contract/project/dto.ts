import { type CommentThread } from '../comment';
import { type PageInfo } from '../envelope';
import { type Period } from '../period';
import { type Role, type Skill } from '../skill';
import { type MeetingOption, type ProjectCategory, type Step } from './codes';

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
}

export interface ProjectItem extends ProjectFacts {
  /** How many, replies included, tombstones not. */
  comments: number;
}

export interface ProjectPage extends PageInfo {
  projects: ProjectItem[];
}

export interface ProjectMember {
  nickname: string | null;
  profileImgUrl: string | null;
}

export type InvitationStatus = 'PENDING' | 'ACCEPTED';
export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  PENDING: '응답 대기 중',
  ACCEPTED: '수락함',
};

export interface ProjectDetail extends ProjectFacts {
  projectName: string;
  /** `YYYY-MM` */
  startDate: string;
  endDate: string;
  introduce: string;
  writerProfileImage: string | null;
  comments: CommentThread[];
  /** The writer first, then those who accepted. */
  members: ProjectMember[];
  /** For the writer only. */
  invitedMembers?: { nickname: string; status: InvitationStatus }[];
  article: string;
  link: string;
}

export interface ProjectBookmark {
  isBookmark: boolean;
  bookmarks: number;
}
