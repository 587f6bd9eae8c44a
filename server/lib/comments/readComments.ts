import { type PostRef } from '@contract/post';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { POST_TABLES } from '../../db/postTables';
import { type Tables } from '../../db/tables';

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
}

/** Every comment of a post in one query, oldest first, so that a root comes before its replies. */
export async function readComments(db: Kysely<Tables>, post: PostRef): Promise<CommentRow[]> {
  const { rows } = await commentsWhere(post, sql`true`).execute(db);
  return rows;
}

/** One comment of that post; a tombstone is none. */
export async function readComment(db: Kysely<Tables>, post: PostRef, id: number) {
  const { rows } = await commentsWhere(post, sql`comment.id = ${id} and not deleted`).execute(db);
  return rows[0];
}

function commentsWhere({ kind, id }: PostRef, condition: RawBuilder<unknown>): RawBuilder<CommentRow> {
  const { comments, postId } = POST_TABLES[kind];
  return sql<CommentRow>`
    select comment.id, parent_id, writer_id, content, deleted, comment.created_at, nickname, profile_image
      from ${sql.table(comments)} as comment left join member on member.id = writer_id
      where ${sql.ref(postId)} = ${id} and ${condition}
      order by comment.id
  `;
}
