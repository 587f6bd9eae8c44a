import { type Period } from '@contract/period';
import { type MeetingOption, type ProjectCategory, type Step } from '@contract/project';
import { type Role, type Skill } from '@contract/skill';
import { type ColumnType, type Generated, type GeneratedAlways, type RawBuilder } from 'kysely';

export interface ProjectTable {
  id: GeneratedAlways<number>;
  writer_id: number;
  title: string;
  /** What searches compare with, and its bigrams: both come from `titleColumns(title)`. */
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
  closed: Generated<boolean>;
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
  accepted_at: Generated<Date>;
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

export interface ProjectCommentTable {
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
