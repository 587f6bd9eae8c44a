import { type ArchiveComment, type CommentThread } from '../comment';
import { type PageInfo } from '../envelope';
import { type Period } from '../period';
import { type Role, type Skill } from '../skill';
import { type ArchiveCategory } from './codes';

interface ArchiveFacts {
  id: number;
  title: string;
  writerNickname: string | null;
  /** ISO instant: of publication once published. */
  createdDateTime: string;
  thumbnail: string | null;
  bookmarkCount: number;
  view: number;
  bookmarked: boolean;
  published: boolean;
}

export interface ArchiveItem extends ArchiveFacts {
  commentCount: number;
  otherMemberCount: number;
}

export interface ArchivePage extends PageInfo {
  archives: ArchiveItem[];
}

export interface ArchiveMember {
  /** Null for everyone outside the team. */
  username: string | null;
  nickname: string | null;
  profileImg: string | null;
  roles: Role[];
}

export interface ArchiveDetail extends ArchiveFacts {
  duration: Period;
  category: ArchiveCategory;
  description: string;
  startDate: string;
  endDate: string;
  members: ArchiveMember[];
  skills: Skill[];
  link: string;
  imgUrls: string[];
  comments: CommentThread<ArchiveComment>[];
}

export interface ArchiveBookmark {
  bookmarked: boolean;
  bookmarkCount: number;
}
