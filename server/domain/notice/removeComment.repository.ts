import { type PostRef } from '@contract/post';
import { sql } from 'kysely';
import { POST_TABLES } from '../../db/postTables';
import { type Trx } from '../../db/tables';
import { notifyAlarms } from './notifyAlarms.repository';

/**
 * Removes a deleted comment from the unread notices about it (MEND-63). A notice is grouped from the comments since the
 * last one that its reader has read: it shows those that are left, and is deleted when none is. The caller has locked the
 * post and deleted the comment.
 */
export async function removeComment(trx: Trx, post: PostRef, writerId: number): Promise<void> {
  const { comments, postId } = POST_TABLES[post.kind];
  const comment = sql.table(comments);
  const ofPost = sql`${sql.ref(postId)} = ${post.id}`;
  const { rows } = await sql<{ member_id: number }>`
    with line as (
      select id, member_id, kind, array_remove(actor_id || others, null) as actors, (
          select coalesce(max(earlier.comment_id), 0) from notice as earlier
            where earlier.member_id = notice.member_id and earlier.kind = notice.kind and earlier.read_at is not null
              and earlier.${sql.ref(postId)} = ${post.id}
        ) as seen
        from notice
        where ${ofPost} and read_at is null and kind in ('COMMENT', 'REPLY')
          and (actor_id = ${writerId} or ${writerId}::bigint = any(others))
    ), present as (
      select line.id, writer_id, max(comment.id) as comment_id
        from line join ${comment} as comment on comment.${sql.ref(postId)} = ${post.id} and comment.id > line.seen
          and not deleted and hidden_at is null and writer_id = any(line.actors)
        where (line.kind = 'REPLY') = exists (
          select from ${comment} as own
            where own.writer_id = line.member_id and own.id < comment.id
              and comment.parent_id in (own.id, own.parent_id)
        )
        group by line.id, writer_id
    ), left_over as (
      select id, array_agg(writer_id order by comment_id desc) as actors, max(comment_id) as comment_id
        from present group by id
    ), gone as (
      delete from notice using line
        where notice.id = line.id and not exists (select from left_over where left_over.id = line.id)
        returning notice.member_id
    ), kept as (
      update notice set actor_id = left_over.actors[1], others = left_over.actors[2:], comment_id = left_over.comment_id
        from left_over where notice.id = left_over.id
        returning member_id
    )
    select member_id from gone union select member_id from kept
  `.execute(trx);
  await notifyAlarms(
    trx,
    rows.map(({ member_id: id }) => id),
  );
}
