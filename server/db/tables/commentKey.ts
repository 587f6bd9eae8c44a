import { type Generated } from 'kysely';

/** The idempotency key of a posted comment (F16); deleted after `RETENTION.commentKey`. */
export interface CommentKeyTable {
  member_id: number;
  /** The UUID that the browser sent. */
  key: string;
  /** SHA-256 of post, parent and text: the same key with another request is refused. */
  request_hash: string;
  /** Of `project_comment` or `archive_comment`; the comment may have been deleted. */
  comment_id: number;
  created_at: Generated<Date>;
}
