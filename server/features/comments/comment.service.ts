import { type PostRef } from '@contract/post';
import { type CommentRow } from '../../lib/comments/readComments';
import { forbidden, notFound } from '../../lib/errors';
import { type Member } from '../../lib/member';
import { type CommentRepository, type PostComments } from './comment.repository';

export type CommentService = ReturnType<typeof createCommentService>;

interface NewComment {
  content: string;
  /** The comment answered, a root or itself a reply; null for a comment on the post. */
  parentId: number | null;
}

/** What members do with comments, whatever the post they stand below (D40). */
export function createCommentService(comments: CommentRepository) {
  /** @throws ApiError 404 when the post is gone, or the comment answered, 409 when nobody may write there yet */
  async function write(post: PostRef, { content, parentId }: NewComment, writer: Member): Promise<CommentRow> {
    return comments.changing(post, writer, async (ours) => {
      const root = parentId === null ? null : rootOf(await find(ours, parentId));
      return find(ours, await ours.add({ parentId: root, writerId: writer.id, content }));
    });
  }

  /** @throws ApiError 404 when post or comment is gone, 403 when another member wrote it */
  async function edit(post: PostRef, id: number, content: string, writer: Member): Promise<CommentRow> {
    return comments.changing(post, writer, async (ours) => {
      const comment = await findOwn(ours, id, writer);
      await ours.rewrite(id, content);
      return { ...comment, content };
    });
  }

  /**
   * Takes a comment away. One with replies leaves a tombstone, which goes with the last of them.
   * @throws ApiError 404 when post or comment is gone, 403 when another member wrote it
   */
  async function remove(post: PostRef, id: number, writer: Member): Promise<void> {
    await comments.changing(post, writer, async (ours) => {
      const { parent_id: root } = await findOwn(ours, id, writer);
      if (await ours.hasReplies(id)) return ours.bury(id);
      await ours.remove(id);
      if (root !== null && !(await ours.hasReplies(root))) await ours.removeTombstone(root);
    });
  }

  /** @throws ApiError 404 when post or comment is gone, 403 when another member wrote it */
  async function checkOwn(post: PostRef, id: number, writer: Member): Promise<void> {
    const comment = await comments.find(post, id, writer);
    if (!comment) throw notFound();
    if (comment.writer_id !== writer.id) throw forbidden();
  }

  return { write, edit, remove, checkOwn };
}

/** A reply to a reply joins its thread. */
const rootOf = ({ id, parent_id: root }: CommentRow) => root ?? id;

async function find(comments: PostComments, id: number): Promise<CommentRow> {
  const comment = await comments.find(id);
  if (!comment) throw notFound();
  return comment;
}

async function findOwn(comments: PostComments, id: number, writer: Member): Promise<CommentRow> {
  const comment = await find(comments, id);
  if (comment.writer_id !== writer.id) throw forbidden();
  return comment;
}
