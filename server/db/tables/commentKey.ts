import { type Generated } from 'kysely';

/** The idempotency key of a posted comment (F16); kept for `RETENTION.commentKey`. */
export interface CommentKeyTable {
  member_id: number;
  /** The UUID the browser sent. */
  key: string;
  /** SHA-256 of post, parent and text: the same key with anything else is refused. */
  request_hash: string;
  /** Of `project_comment` or `archive_comment`; the comment may be deleted by now. */
  comment_id: number;
  created_at: Generated<Date>;
}
