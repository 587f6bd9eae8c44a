import { type NoticeKind, type NoticeReason } from '@contract/notice';
import { type Role } from '@contract/skill';
import { type Generated, type GeneratedAlways } from 'kysely';

/** A line of news of a member. */
export interface NoticeTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind: NoticeKind;
  /** Who did it last. */
  actor_id: number | null;
  /** Who did it before, each once. */
  others: Generated<number[]>;
  /** What it is about: a post, an archive, or nothing any more. */
  project_id: number | null;
  archive_id: number | null;
  comment_id: number | null;
  role: Role | null;
  reason: NoticeReason | null;
  note: string | null;
  count: number | null;
  created_at: Date;
  read_at: Date | null;
}
