import { type ArchiveCategory, type Consent } from '@contract/archive';
import { type Role, type Skill } from '@contract/skill';
import { type ColumnType, type Generated, type GeneratedAlways, type RawBuilder } from 'kysely';
import { type HiddenColumns } from './hidden';

export interface ArchiveTable extends HiddenColumns {
  id: GeneratedAlways<number>;
  writer_id: number;
  title: string;
  /** The search key of the title, and its bigrams: both come from `titleColumns(title)`. */
  title_key: string;
  title_grams: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  description: string;
  category: ArchiveCategory;
  start_date: string;
  end_date: string;
  skills: Skill[];
  link: Generated<string>;
  /** The key of a stored image. */
  thumbnail: string | null;
  /** The recruitment post it was made from. */
  project_id: Generated<number | null>;
  created_at: Generated<Date>;
  /** The last edit of the content; null before the first (MEND-59). */
  updated_at: Generated<Date | null>;
  /** Null while the team still evaluates (D50). */
  published_at: Date | null;
  /** When the members who have not evaluated were last reminded (D51). */
  reminded_at: Date | null;
  /** Counts of comments (without tombstones) and bookmarks, maintained by triggers; never written by code. */
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  /** Written in batches (D38). */
  view_count: Generated<number>;
}

/** The team, the writer included. */
export interface ArchiveMemberTable {
  archive_id: number;
  member_id: number;
  /** The order of members in the form, from 0. */
  position: number;
  roles: Role[];
  /** The writer has confirmed; DECLINED is final (D90, D91). */
  consent: Consent;
  /** When the member was named, or an older archive was migrated. */
  asked_at: Generated<Date>;
  /** Null if and only if the consent is ASKED. */
  answered_at: Date | null;
  /** When the member submitted the evaluations of the others. */
  evaluated_at: Date | null;
}

/** Members who declined an archive of a project; the archive may have been deleted since (D91). */
export interface DeclinedArchiveTable {
  project_id: number;
  member_id: number;
  declined_at: Date;
}

export interface ArchiveImageTable {
  archive_id: number;
  /** From 0. */
  position: number;
  file_key: string;
}

export interface ArchiveCommentTable extends HiddenColumns {
  id: GeneratedAlways<number>;
  archive_id: number;
  /** The root of the thread; null for a root. */
  parent_id: number | null;
  /** Null in a tombstone, whose content is empty. */
  writer_id: number | null;
  content: string;
  deleted: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface ArchiveBookmarkTable {
  archive_id: number;
  member_id: number;
  created_at: Generated<Date>;
}

/** When a viewer was last counted. */
export interface ArchiveViewTable {
  archive_id: number;
  viewer_key: string;
  seen_at: Generated<Date>;
}
