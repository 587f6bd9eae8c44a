import { type ClosedReason, type ProjectStatus, type Step } from '../project/codes';
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
  /** Null for the leader, and for a former leader who stayed without a role (D204). */
  role: Role | null;
  isLeader: boolean;
  /** The leader's first desired role; null for the others. */
  leaderRole: Role | null;
  /** Suspended at the moment, and not offered as leader. */
  suspended: boolean;
  /** ISO instant; of a leader who wrote the post its creation. Handing over the lead does not change it. */
  joinedDateTime: string;
  /** The check-ins of the last twelve weeks, newest first; all of them once the project is no longer active (D199). */
  checkIns: CheckIn[];
}

/** A role with a free seat; `left` is null where the post has no seats by role. */
export interface FreeSeat {
  role: Role;
  left: number | null;
}

/** The team page (D109). */
export interface Team {
  projectId: number;
  /** The name of the project, by which the team is called (D205). */
  projectName: string;
  /** Whether the caller is the leader. */
  isLeader: boolean;
  status: ProjectStatus;
  step: Step;
  closed: boolean;
  /** Why recruiting has ended, for the leader; null for the others. */
  closedReason: ClosedReason | null;
  /** The roles with a free seat, without those that the leaving of a member would free. */
  freeSeats: FreeSeat[];
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
  /** The caller has joined and not opened the contact link yet (D198). */
  welcome: boolean;
  archiveId: number | null;
  /** Null also for an archive without one. */
  archiveThumbnail: string | null;
  /** The caller has declined an archive of this project, and is not offered another (D201). */
  archiveDeclined: boolean;
  /** The Monday of the current week, in Seoul. */
  week: string;
  /** Whether check-ins are open: the project is active and has two people. */
  canCheckIn: boolean;
  /** Number of all check-ins. */
  checkInCount: number;
  /** The leader first, then by the time of joining. */
  members: TeamMember[];
}

/** A team in the list of the caller's teams. */
export interface TeamItem {
  projectId: number;
  projectName: string;
  /** The caller's role; null for the leader and a former one without a role. */
  role: Role | null;
  isLeader: boolean;
  status: ProjectStatus;
  step: Step;
  /** Number of members, the leader included. */
  memberCount: number;
  /** At most five. */
  profileImgs: (string | null)[];
  /** An archive of the project that the caller may open exists. */
  archived: boolean;
  due: TeamDue[];
}
