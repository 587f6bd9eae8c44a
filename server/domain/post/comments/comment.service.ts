import { BLOCK_MESSAGES } from '@contract/block';
import { type ArchiveCommentEditPayload } from '@contract/comment';
import { type PostRef } from '@contract/post';
import { nameKey } from '@contract/text';
import { type CommentRow } from './readComments.repository';
import { forbidden, notFound } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type CommentRepository, type PostComments } from './comment.repository';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { keyUsed } from '../../../lib/idempotency/once';
import { isReadBy } from './withoutHidden';

export type CommentService = ReturnType<typeof createCommentService>;

interface NewComment {
  content: string;
  /** The comment replied to, which may itself be a reply; null for a comment on the post. */
  parentId: number | null;
  /** The request with its idempotency key; null without one. */
  request: KeyedRequest | null;
}

type NamedWriter = Pick<ArchiveCommentEditPayload, 'writer' | 'writerId'>;

interface CommentDeps {
  comments: CommentRepository;
  shiftedNow: () => number;
}

/** Writes on comments of both kinds of post. */
export function createCommentService({ comments, shiftedNow }: CommentDeps) {
  /**
   * Posts a comment, or returns the one that an earlier request with the same key has posted.
   * @throws ApiError 403 between members of whom one blocks the other, 404 when the post or the parent comment does not
   * exist, 409 while the archive is pending or when the key was used for another request
   */
  async function write(post: PostRef, added: NewComment, writer: Member): Promise<CommentRow> {
    const { content, parentId, request } = added;
    return comments.changing(post, writer, async (ours) => {
      const id = await ours.addOnce(request, async () => {
        const parent = parentId === null ? null : await findShown(ours, parentId);
        if (parent) await checkNotApart(ours, parent, writer);
        const root = parent && rootOf(parent);
        const newId = await ours.add({ parentId: root, writerId: writer.id, content });
        await ours.notify({ id: newId, rootId: root, writerId: writer.id, at: new Date(shiftedNow()) });
        return newId;
      });
      const comment = await ours.find(id);
      // Posted by an earlier request, and deleted since.
      if (!comment) throw keyUsed();
      return comment;
    });
  }

  /**
   * Replaces the text of a comment. @throws ApiError 404 when post or comment is gone, 403 when another member wrote it
   */
  async function edit(post: PostRef, id: number, content: string, writer: Member): Promise<CommentRow> {
    return comments.changing(post, writer, async (ours) => {
      const comment = await findOwn(ours, id, writer);
      await ours.rewrite(id, content);
      return { ...comment, content };
    });
  }

  /**
   * Deletes a comment, and the unread notices of it. One with replies becomes a tombstone, which is deleted with the last
   * of them.
   * @throws ApiError 404 when post or comment is gone, 403 when another member wrote it
   */
  async function remove(post: PostRef, id: number, writer: Member): Promise<void> {
    await comments.changing(post, writer, async (ours) => {
      const { parent_id: root } = await findOwn(ours, id, writer);
      if (await ours.hasReplies(id)) await ours.bury(id);
      else await ours.remove(id);
      if (root !== null && !(await ours.hasReplies(root))) await ours.removeTombstone(root);
      await ours.removeNotices(writer.id);
    });
  }

  /** Checks that the member may read the post. @throws ApiError 404 */
  async function checkPost(post: PostRef, member: Member): Promise<void> {
    if (!(await comments.isReadable(post, member))) throw notFound();
  }

  /**
   * Checks that the member wrote the comment. @throws ApiError 404 when post or comment is gone, 403 when another
   * member wrote it
   */
  async function checkOwn(post: PostRef, id: number, writer: Member): Promise<void> {
    const comment = await comments.find(post, id, writer);
    if (!comment) throw notFound();
    if (comment.writer_id !== writer.id) throw forbidden();
  }

  /**
   * Checks the writer that a request names: the id, or without one the nickname, which is not another member's. A former
   * nickname of the caller is accepted. @throws ApiError 403
   */
  async function checkWriter({ writer, writerId }: NamedWriter, { id, nickname }: Member): Promise<void> {
    if (writerId !== undefined) {
      if (writerId !== id) throw forbidden();
      return;
    }
    const key = nameKey(writer);
    if (key !== nameKey(nickname) && (await comments.hasMemberNamed(key))) throw forbidden();
  }

  return { write, edit, remove, checkPost, checkOwn, checkWriter };
}

/**
 * Checks that neither member blocks the other; the database checks the writers of the post and of the root.
 * @throws ApiError 403 (D135)
 */
async function checkNotApart(comments: PostComments, { writer_id: other }: CommentRow, { id }: Member): Promise<void> {
  if (other !== null && (await comments.areApart(id, other))) throw forbidden(BLOCK_MESSAGES.comment);
}

/** A reply to a reply joins its thread. */
const rootOf = ({ id, parent_id: root }: CommentRow) => root ?? id;

async function find(comments: PostComments, id: number): Promise<CommentRow> {
  const comment = await comments.find(id);
  if (!comment) throw notFound();
  return comment;
}

/** A comment that accepts replies; a hidden one does not, not even from its writer. */
async function findShown(comments: PostComments, id: number): Promise<CommentRow> {
  const comment = await find(comments, id);
  if (comment.hidden_at) throw notFound();
  return comment;
}

async function findOwn(comments: PostComments, id: number, writer: Member): Promise<CommentRow> {
  const comment = await find(comments, id);
  if (!isReadBy(comment, writer.id)) throw notFound();
  if (comment.writer_id !== writer.id) throw forbidden();
  return comment;
}
