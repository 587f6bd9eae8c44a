import { type PostRef } from '@contract/post';
import { POST_TABLES } from '../../../db/postTables';
import { type Trx } from '../../../db/tables';
import { addNotices } from '../../notice';
import { recordActivity } from '../lockProject.repository';

/** A new comment on a locked post. */
export interface CommentEvent {
  id: number;
  /** The root of its thread; null for a root. */
  rootId: number | null;
  writerId: number;
  at: Date;
}

/**
 * Notifies the writers of the thread of a reply, and the writer of the post of a comment, but no member twice (D113). A
 * comment of the leader counts as an action, so the post is not idle (D103).
 */
export async function notifyOfComment(trx: Trx, post: PostRef, comment: CommentEvent): Promise<void> {
  const { id: commentId, rootId, writerId: actorId, at } = comment;
  const { posts } = POST_TABLES[post.kind];
  const { writer_id: owner } = await trx
    .selectFrom(posts)
    .select('writer_id')
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow();
  const thread = rootId === null ? [] : await writersOf(trx, post, rootId);
  const event = { actorId, target: post, commentId, at };
  await addNotices(trx, { kind: 'REPLY', to: thread, ...event });
  if (!thread.includes(owner)) await addNotices(trx, { kind: 'COMMENT', to: [owner], ...event });
  if (post.kind === 'project' && owner === actorId) await recordActivity(trx, post.id, at);
}

/** All members in a thread who have not withdrawn. */
async function writersOf(trx: Trx, { kind }: PostRef, rootId: number): Promise<number[]> {
  const { comments } = POST_TABLES[kind];
  const rows = await trx
    .selectFrom(comments)
    .innerJoin('member', 'member.id', 'writer_id')
    .select('writer_id')
    .distinct()
    .where((eb) => eb.or([eb(`${comments}.id`, '=', rootId), eb('parent_id', '=', rootId)]))
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.flatMap(({ writer_id: id }) => id ?? []);
}
