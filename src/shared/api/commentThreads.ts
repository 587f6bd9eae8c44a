import { type ArchiveComment, type CommentThread, type ProjectComment } from '@contract/comment';

/** A comment below either kind of post. */
export type AnyComment = ProjectComment | ArchiveComment;
type Threads<C> = CommentThread<C>[];

let lastPendingId = 0;

/** The temporary id of a pending comment: negative, so that it is unique. */
export function nextPendingId(): number {
  lastPendingId -= 1;
  return lastPendingId;
}

/** Whether a comment is still pending. */
export const isPendingComment = ({ id }: { id: number }) => id < 0;

const pendingIds = new Map<number, number>();

/** The React key of a comment, which does not change when the server gives it its id. */
export const commentKey = ({ id }: { id: number }) => pendingIds.get(id) ?? id;

/** Appends a comment to the thread of its parent, or as a new thread. */
export function addComment<C extends AnyComment>(threads: Threads<C>, comment: C, parentId: number | null) {
  if (parentId === null) threads.push({ parentComment: comment, childComments: [] });
  else threadOf(threads, parentId)?.childComments.push(comment);
}

/** Replaces the pending comment by the server's, which a refetch may have added already. */
export function replaceComment<C extends AnyComment>(threads: Threads<C>, id: number, comment: C) {
  if (threadOf(threads, comment.id)) return removeComment(threads, id);
  const thread = threadOf(threads, id);
  if (!thread) return;
  pendingIds.set(comment.id, id);
  if (thread.parentComment.id === id) thread.parentComment = comment;
  else thread.childComments = thread.childComments.map((child) => (child.id === id ? comment : child));
}

/** Replaces the text of a comment; returns the former one. */
export function editComment<C extends AnyComment>(threads: Threads<C>, id: number, content: string) {
  const thread = threadOf(threads, id);
  const comment = thread && [thread.parentComment, ...thread.childComments].find((one) => one.id === id);
  const before = comment?.content;
  if (comment) comment.content = content;
  return before;
}

/** Removes a comment as the server does: one with replies becomes a tombstone until its last reply is removed (D40). */
export function removeComment<C extends AnyComment>(threads: Threads<C>, id: number) {
  const thread = threadOf(threads, id);
  if (!thread) return;
  const { parentComment, childComments } = thread;
  const isRoot = parentComment.id === id;

  if (isRoot)
    Object.assign(parentComment, { deleted: true, writerId: null, writer: null, profileImage: null, content: '' });
  else thread.childComments = childComments.filter((child) => child.id !== id);
  if (parentComment.deleted && thread.childComments.length === 0) threads.splice(threads.indexOf(thread), 1);
}

const threadOf = <C extends AnyComment>(threads: Threads<C>, id: number) =>
  threads.find(
    ({ parentComment, childComments }) => parentComment.id === id || childComments.some((child) => child.id === id),
  );
