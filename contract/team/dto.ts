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
  nickname: string;
  profileImgUrl: string | null;
  /** Null for the leader. */
  role: Role | null;
  isLeader: boolean;
  /** ISO instant; of the leader the post's creation or the handing over. */
  joinedDateTime: string;
  /** Those of the last twelve weeks, the newest first. */
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
  /** Number of pending applications; for the leader, else 0. */
  waiting: number;
  contactLink: string;
  notice: string;
  archiveId: number | null;
  /** The Monday of the present week, in Seoul. */
  week: string;
  /** Whether check-ins are open: the project is active and has two people. */
  canCheckIn: boolean;
  /** The leader first, then in the order in which they joined. */
  members: TeamMember[];
}

/** A team in the list of the own ones. */
export interface TeamItem {
  projectId: number;
  title: string;
  /** The own one; null for the leader. */
  role: Role | null;
  isLeader: boolean;
  status: ProjectStatus;
  step: Step;
  /** The leader included. */
  memberCount: number;
  /** At most five. */
  profileImgs: (string | null)[];
  due: TeamDue[];
}
