import { type ProjectStatus, type Step } from '../project/codes';
import { type Role } from '../skill';
import { type Mood, type TeamDue } from './codes';

/** One line of a member about a week. */
export interface CheckIn {
  /** Its Monday, `YYYY-MM-DD` in Seoul. */
  week: string;
  mood: Mood;
  text: string;
  /** ISO instant. */
  updatedDateTime: string;
}

export interface TeamMember {
  memberId: number;
  nickname: string;
  profileImgUrl: string | null;
  /** Null for the leader. */
  role: Role | null;
  isLeader: boolean;
  /** ISO instant; of a leader who wrote the post its creation. Handing over the lead does not change it. */
  joinedDateTime: string;
  /** The check-ins of the last twelve weeks, newest first. */
  checkIns: CheckIn[];
}

/** The team page (D109). */
export interface Team {
  projectId: number;
  title: string;
  /** Whether the caller is the leader. */
  isLeader: boolean;
  status: ProjectStatus;
  step: Step;
  closed: boolean;
  /** Whether a position is free. */
  seatFree: boolean;
  /** Whether it has become free since the post was closed because it was full. */
  seatFreed: boolean;
  /** Number of pending applications; 0 for members other than the leader, and while the post is hidden. */
  waiting: number;
  /** The post is hidden from everyone but the leader, and its applications from the leader too (D133). */
  hidden: boolean;
  contactLink: string;
  notice: string;
  archiveId: number | null;
  /** Null also for an archive without one. */
  archiveThumbnail: string | null;
  /** The Monday of the current week, in Seoul. */
  week: string;
  /** Whether check-ins are open: the project is active and has two people. */
  canCheckIn: boolean;
  /** The leader first, then by the time of joining. */
  members: TeamMember[];
}

/** A team in the list of the caller's teams. */
export interface TeamItem {
  projectId: number;
  title: string;
  /** The caller's role; null for the leader. */
  role: Role | null;
  isLeader: boolean;
  status: ProjectStatus;
  step: Step;
  /** Number of members, the leader included. */
  memberCount: number;
  /** At most five. */
  profileImgs: (string | null)[];
  due: TeamDue[];
}
