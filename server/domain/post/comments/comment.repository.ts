import { type PostRef } from '@contract/post';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { POST_TABLES } from '../../../db/postTables';
import { type Tables, type Trx } from '../../../db/tables';
import { findVisibleArchive, areApart, type Member, findMembersByNickname, isReadableProject } from '../../access';
import { readComment } from './readComments.repository';
import { removeComment } from '../../notice';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { lockPost } from './lockPost.repository';
import { notifyOfComment, type CommentEvent } from './notifyOfComment.repository';
import { isReadBy } from './withoutHidden';

/** The comments of a locked post. */
export type PostComments = ReturnType<typeof commentsOf>;
export type CommentRepository = ReturnType<typeof createCommentRepository>;

interface NewComment {
  /** The root of the thread; null for a root. */
  parentId: number | null;
  writerId: number;
  content: string;
}

export function createCommentRepository(db: Kysely<Tables>) {
  /**
   * Runs one change of the comments of a post in a transaction. Changes of the comments of one post and its deletion
   * are serialised, since they update the counter of the post anyway.
   * @throws ApiError 404 when there is no such post for the member, 409 while it accepts no comments
   */
  function changing<T>(post: PostRef, member: Member, change: (comments: PostComments) => Promise<T>): Promise<T> {
    return inTransaction(db, async (trx) => {
      await lockPost(trx, post, member);
      return change(commentsOf(trx, post));
    });
  }

  /** Whether the post exists and is not hidden from the member. */
  async function isReadable({ kind, id }: PostRef, member: Member): Promise<boolean> {
    if (kind === 'archive') return (await findVisibleArchive(db, id, member.id)) !== undefined;
    const project = db.selectFrom('project').select('id').where('id', '=', id).where(isReadableProject(member.id));
    return (await project.executeTakeFirst()) !== undefined;
  }

  /** The current row of a comment; undefined when the post or comment is missing or hidden from the member. */
  async function find(post: PostRef, id: number, member: Member) {
    if (!(await isReadable(post, member))) return undefined;
    const comment = await readComment(db, post, id);
    return comment && isReadBy(comment, member.id) ? comment : undefined;
  }

  const hasMemberNamed = async (key: string) => (await findMembersByNickname(db, [key])).size > 0;

  return { changing, isReadable, find, hasMemberNamed };
}

function commentsOf(trx: Trx, post: PostRef) {
  const { comments, postId } = POST_TABLES[post.kind];

  const find = (id: number) => readComment(trx, post, id);

  async function add({ parentId, writerId, content }: NewComment): Promise<number> {
    const { id } = await trx
      .insertInto(comments)
      .values({ [postId]: post.id, parent_id: parentId, writer_id: writerId, content })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function rewrite(id: number, content: string): Promise<void> {
    await trx.updateTable(comments).set({ content, edited_at: new Date() }).where('id', '=', id).execute();
  }

  async function hasReplies(id: number): Promise<boolean> {
    const reply = await trx.selectFrom(comments).select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
    return reply !== undefined;
  }

  /** Replaces a comment by a tombstone, which has no content. */
  async function bury(id: number): Promise<void> {
    await trx.updateTable(comments).set({ deleted: true, content: '', writer_id: null }).where('id', '=', id).execute();
  }

  async function remove(id: number): Promise<void> {
    await trx.deleteFrom(comments).where('id', '=', id).execute();
  }

  async function removeTombstone(id: number): Promise<void> {
    await trx.deleteFrom(comments).where('id', '=', id).where('deleted', '=', true).execute();
  }

  const notify = (comment: CommentEvent) => notifyOfComment(trx, post, comment);

  const removeNotices = (writerId: number) => removeComment(trx, post, writerId);

  const addOnce = (request: KeyedRequest | null, create: () => Promise<number>) => once(trx, request, create);

  const isApart = (a: number, b: number) => areApart(trx, a, b);

  return {
    addOnce,
    areApart: isApart,
    find,
    add,
    notify,
    removeNotices,
    rewrite,
    hasReplies,
    bury,
    remove,
    removeTombstone,
  };
}
