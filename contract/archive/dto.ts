import { type ArchiveComment, type CommentThread } from '../comment';
import { type PageInfo } from '../envelope';
import { type HiddenContent } from '../hidden';
import { type Period } from '../period';
import { type Role, type Skill } from '../skill';
import { type Checks } from './checks';
import { type ArchiveCategory } from './codes';
import { type NamedConsent } from './consent';
import { type Contribution } from './contributions';
import { type CountedTime } from './kinds';

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
  /** Confirmed members who have evaluated (D96). */
  evaluatedMembers: number;
  /** Consent of the caller; null for a caller who is not named in the archive. */
  myConsent: NamedConsent | null;
}

export interface ArchiveItem extends ArchiveFacts {
  commentCount: number;
  /** Confirmed members besides the writer; while pending everyone named. */
  otherMemberCount: number;
}

export interface ArchivePage extends PageInfo {
  archives: ArchiveItem[];
}

export interface ArchiveMember {
  /** Null where `nickname` is. */
  memberId: number | null;
  /** Null unless both the caller and the member are confirmed. */
  username: string | null;
  nickname: string | null;
  profileImg: string | null;
  roles: Role[];
  consent: NamedConsent;
  /** What the member did; without numbers until the publication. */
  contributions: Contribution[];
}

export interface ArchiveDetail extends ArchiveFacts, CountedTime {
  /** Null where `writerNickname` is. */
  writerId: number | null;
  duration: Period;
  category: ArchiveCategory;
  description: string;
  /** The typed period, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  /** How the confirmed members were checked at the publication; null when none was (D152). */
  checks: Checks | null;
  /** For the team of a hidden archive; null for one that is not hidden. */
  hidden: HiddenContent | null;
  /** When it was last changed after the publication; null if never (D156). */
  changedDateTime: string | null;
  /** The title that the team confirmed, where it differs from the present one (D156). */
  confirmedTitle: string | null;
  /** The recruitment post it was made from; null if there is none or it was deleted. */
  projectId: number | null;
  /** Everyone named in a pending archive, the confirmed ones of a published one. */
  members: ArchiveMember[];
  /** Nicknames of members who declined; only for the writer of a pending archive. */
  declined?: string[];
  /** When the content was last edited; for the writer only. */
  updatedDateTime?: string;
  skills: Skill[];
  link: string;
  imgUrls: string[];
  comments: CommentThread<ArchiveComment>[];
}

export interface ArchiveBookmark {
  bookmarked: boolean;
  bookmarkCount: number;
}
