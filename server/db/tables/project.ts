import { type ApplicationStatus, type DeclineReason } from '@contract/application';
import { type Period } from '@contract/period';
import {
  type ActivityTime,
  type ClosedReason,
  type MeetingOption,
  type ProjectCategory,
  type ProjectStatus,
  type Step,
  type WeeklyHours,
} from '@contract/project';
import { type Role, type Skill } from '@contract/skill';
import { type LeaveReason, type Mood } from '@contract/team';
import { type ColumnType, type Generated, type GeneratedAlways, type RawBuilder } from 'kysely';
import { type HiddenColumns } from './hidden';

export interface ProjectTable extends HiddenColumns {
  id: GeneratedAlways<number>;
  writer_id: number;
  title: string;
  /** What searches compare with (title, project name, introduction), and its bigrams: both come from `titleColumns`. */
  title_key: string;
  title_grams: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  project_name: string;
  /** The first day of the month. */
  start_month: string;
  end_month: string;
  period: Period;
  category: ProjectCategory;
  introduce: string;
  personnel: number;
  roles: Role[];
  skills: Skill[];
  meeting_option: MeetingOption;
  step: Step;
  article: string;
  link: Generated<string>;
  weekly_hours: Generated<WeeklyHours | null>;
  times: Generated<ActivityTime[]>;
  /** `YYYY-MM-DD`: the last day to apply. */
  deadline: Generated<string | null>;
  status: Generated<ProjectStatus>;
  closed: Generated<boolean>;
  /** Null exactly while the post is open. */
  closed_reason: Generated<ClosedReason | null>;
  /** When it was last reopened. */
  reopened_at: Generated<Date | null>;
  /** How many have joined: kept by the database; never written by code. */
  filled: Generated<number>;
  /** For the team alone. */
  contact_link: Generated<string>;
  notice: Generated<string>;
  /** The last act of the leader, and when the leader was asked whether the post is still open (D103). */
  acted_at: Generated<Date>;
  idle_asked_at: Generated<Date | null>;
  /** Since when the project is ACTIVE, and since when its present leader leads. */
  active_since: Generated<Date>;
  led_since: Generated<Date>;
  /** All codes that a filter asks for, made by the database. */
  facets: GeneratedAlways<string[]>;
  created_at: Generated<Date>;
  /** Kept by the database, tombstones left out; never written by code. */
  comment_count: Generated<number>;
  /** Kept by the database; never written by code. */
  bookmark_count: Generated<number>;
  /** Written in batches (D38). */
  view_count: Generated<number>;
}

/** Those who accepted; the writer is not among them. */
export interface ProjectMemberTable {
  project_id: number;
  member_id: number;
  /** The role they joined in. */
  role: Role;
  accepted_at: Generated<Date>;
  /** When the leader was told of two missed weeks; null once the member has checked in again. */
  missed_at: Generated<Date | null>;
}

/** How many of a role a post seeks; none when any sought role may fill a place. */
export interface ProjectSeatTable {
  project_id: number;
  role: Role;
  count: number;
  /** Kept by the database; never written by code. */
  taken: Generated<number>;
}

export interface ProjectApplicationTable {
  id: GeneratedAlways<number>;
  project_id: number;
  member_id: number;
  role: Role;
  /** Empty, as the link, 90 days after the end. */
  message: string;
  link: Generated<string>;
  status: Generated<ApplicationStatus>;
  reason: DeclineReason | null;
  note: string | null;
  created_at: Date;
  /** When restoring the hidden post started its clocks anew; null: they run since `created_at`. */
  clock_restarted_at: Generated<Date | null>;
  /** When it was answered, withdrawn or expired. */
  answered_at: Date | null;
  /** How many of the two reminders the leader has got. */
  reminders: Generated<number>;
}

/** Who left a team, or was removed from it. */
export interface ProjectDepartureTable {
  id: GeneratedAlways<number>;
  project_id: number;
  member_id: number;
  kind: 'LEFT' | 'REMOVED';
  reason: LeaveReason | null;
  note: string | null;
  departed_at: Date;
}

/** One line of a member about a week. */
export interface CheckInTable {
  project_id: number;
  member_id: number;
  /** Its Monday. */
  week: string;
  mood: Mood;
  text: string;
  updated_at: Date;
  /** Whether the leader was told of HELP this week. */
  help_notified: Generated<boolean>;
}

/** A pending invitation; accepting and declining delete it. */
export interface ProjectInvitationTable {
  id: GeneratedAlways<number>;
  project_id: number;
  member_id: number;
  invited_at: Generated<Date>;
}

export interface ProjectBookmarkTable {
  project_id: number;
  member_id: number;
  created_at: Generated<Date>;
}

export interface ProjectCommentTable extends HiddenColumns {
  id: GeneratedAlways<number>;
  project_id: number;
  /** The root of the thread; null for a root. */
  parent_id: number | null;
  /** Null in a tombstone, whose content is empty. */
  writer_id: number | null;
  content: string;
  deleted: Generated<boolean>;
  created_at: Generated<Date>;
}

/** When a viewer was last counted. */
export interface ProjectViewTable {
  project_id: number;
  viewer_key: string;
  seen_at: Generated<Date>;
}
