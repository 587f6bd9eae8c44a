import { type MyApplication } from '../application';
import { type NoticeKind, type NoticeReason } from '../notice';
import {
  type ActivityTime,
  type ClosedReason,
  type InvitationStatus,
  type MeetingOption,
  type ProjectCategory,
  type ProjectStatus,
  type Seat,
  type Step,
  type WeeklyHours,
} from '../project';
import { type Role, type Skill } from '../skill';
import { type CheckIn, type LeaveReason } from '../team';

export interface ExportedProject {
  id: number;
  title: string;
  projectName: string;
  /** `YYYY-MM` */
  startDate: string;
  endDate: string;
  category: ProjectCategory;
  introduce: string;
  article: string;
  personnel: number;
  roles: Role[];
  skills: Skill[];
  meetingOption: MeetingOption;
  step: Step;
  link: string;
  seats: Seat[];
  weeklyHours: WeeklyHours | null;
  times: ActivityTime[];
  deadline: string | null;
  status: ProjectStatus;
  closed: boolean;
  closedReason: ClosedReason | null;
  contactLink: string;
  notice: string;
  createdDateTime: string;
  invitedMembers: { nickname: string; status: InvitationStatus }[];
}

export interface ExportedMembership {
  id: number;
  title: string;
  role: Role;
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
