import { type PostRef } from '@contract/post';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { hiddenReason } from '../../access';

/** A comment with its writer; a tombstone has none, and a withdrawn writer has no name. */
export interface CommentRow {
  id: number;
  /** The root of the thread; null for a root. */
  parent_id: number | null;
  writer_id: number | null;
  content: string;
  deleted: boolean;
  created_at: Date;
  nickname: string | null;
  profile_image: string | null;
  /** When operators or reports hid it, and the operator's text (D133). */
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** The reader has blocked its writer (D135). */
  blocked?: true;
}

/** The row as JSON. */
type CommentJson = Omit<CommentRow, 'created_at' | 'hidden_at'> & { created_at: string; hidden_at: string | null };

/**
 * A column for queries of one kind of post: every comment, oldest first, so that a root comes before its replies.
 * `toCommentRows` parses it.
 */
export function commentsOf(kind: PostKind): RawBuilder<CommentJson[]> {
  const { posts } = POST_TABLES[kind];
  const found = commentsWhere(kind, sql`${sql.ref(`${posts}.id`)}`, sql`true`);
  return sql<CommentJson[]>`(select coalesce(json_agg(found), '[]') from (${found}) as found)`;
}

/** Parses the rows of `commentsOf`, whose times are JSON strings. */
export function toCommentRows(comments: readonly CommentJson[]): CommentRow[] {
  return comments.map((comment) => ({
    ...comment,
    created_at: new Date(comment.created_at),
    hidden_at: comment.hidden_at === null ? null : new Date(comment.hidden_at),
  }));
}

/** One comment of a post; undefined for a tombstone. */
export async function readComment(db: Kysely<Tables>, { kind, id: postId }: PostRef, id: number) {
  const { rows } = await commentsWhere(kind, sql`${postId}`, sql`comment.id = ${id} and not deleted`).execute(db);
  return rows[0];
}

function commentsWhere(kind: PostKind, post: RawBuilder<unknown>, condition: RawBuilder<unknown>) {
  const { comments, postId } = POST_TABLES[kind];
  return sql<CommentRow>`
    select comment.id, parent_id, writer_id, content, deleted, comment.created_at, nickname, profile_image, hidden_at,
      ${hiddenReason(kind === 'project' ? 'PROJECT_COMMENT' : 'ARCHIVE_COMMENT', 'comment')} as hidden_reason
      from ${sql.table(comments)} as comment left join member on member.id = writer_id
      where ${sql.ref(postId)} = ${post} and ${condition}
      order by comment.id
  `;
}
