import { type NoticeKind, type NoticeReason } from '@contract/notice';
import { type Role } from '@contract/skill';
import { type Generated, type GeneratedAlways } from 'kysely';

/** A notice of a member (새 소식). */
export interface NoticeTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind: NoticeKind;
  /** The member who caused the latest event. */
  actor_id: number | null;
  /** Members who caused earlier events, each once. */
  others: Generated<number[]>;
  /** The target: a post, an archive, or null after its deletion. */
  project_id: number | null;
  archive_id: number | null;
  comment_id: number | null;
  role: Role | null;
  reason: NoticeReason | null;
  note: string | null;
  count: number | null;
  /** AUTO_HIDDEN: the number of the case. */
  case_number: Generated<number | null>;
  created_at: Date;
  read_at: Date | null;
}
