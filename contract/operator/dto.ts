import { type PageInfo } from '../envelope';
import { type LogAction, type LogActor, type LogTarget, type MemberRole } from './codes';

/** Response of GET /api/admin/me. */
export interface OperatorDesk {
  nickname: string;
  /** ISO instant: until when measures need no further password. */
  confirmedUntil: string | null;
  /** Reported targets without a decision. */
  waiting: number;
}

/** Response of POST /api/admin/confirm. */
export interface Confirmation {
  /** ISO instant. */
  confirmedUntil: string;
}

/** A member as the desk names one. */
export interface NamedMember {
  memberId: number;
  /** Null once withdrawn. */
  nickname: string | null;
}

export interface LogItem {
  id: number;
  /** ISO instant. */
  createdDateTime: string;
  actor: { kind: LogActor; nickname: string | null };
  action: LogAction;
  target: LogTarget | null;
  targetId: number | null;
  /** Whom it was about. */
  member: NamedMember | null;
  reason: string;
  /** ISO instant: the end of a suspension, null for none. */
  untilDateTime: string | null;
}

export interface LogPage extends PageInfo {
  items: LogItem[];
}

export interface MemberCard extends NamedMember {
  profileImg: string | null;
  /** ISO instant. */
  joinedDateTime: string;
  role: MemberRole;
  /** `untilDateTime` is null for a suspension without end. */
  suspension: { untilDateTime: string | null; reason: string } | null;
  warnings: number;
  hides: number;
  reportsAbout: number;
  reportsBy: number;
  /** Of those, how many ended in 문제없음. */
  dismissedReportsBy: number;
  /** Applications to own posts that expired without an answer (D107). */
  expiredApplications: number;
  /** The newest 20 log rows about the member. */
  measures: LogItem[];
}

export interface MemberCardPage extends PageInfo {
  members: MemberCard[];
}
