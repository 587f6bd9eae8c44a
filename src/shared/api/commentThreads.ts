import { type ArchiveComment, type CommentThread, type ProjectComment } from '@contract/comment';

/** A comment below either kind of post. */
export type AnyComment = ProjectComment | ArchiveComment;
type Threads<C> = CommentThread<C>[];

let lastPendingId = 0;

/** The id of a comment that the server has not answered yet: negative, so that it is nobody else's. */
export function nextPendingId(): number {
  lastPendingId -= 1;
  return lastPendingId;
}

/** Whether a comment on screen is still on its way to the server. */
export const isPendingComment = ({ id }: { id: number }) => id < 0;

const pendingIds = new Map<number, number>();

/** Tells comments of a list apart; a comment stays the same one when the server gives it its id. */
export const commentKey = ({ id }: { id: number }) => pendingIds.get(id) ?? id;

/** Puts a comment at the end: of the thread that its parent stands in, or of all. */
export function addComment<C extends AnyComment>(threads: Threads<C>, comment: C, parentId: number | null) {
  if (parentId === null) threads.push({ parentComment: comment, childComments: [] });
  else threadOf(threads, parentId)?.childComments.push(comment);
}

/** Puts the server's comment in the place of the pending one; it may have been fetched already. */
export function replaceComment<C extends AnyComment>(threads: Threads<C>, id: number, comment: C) {
  if (threadOf(threads, comment.id)) return removeComment(threads, id);
  const thread = threadOf(threads, id);
  if (!thread) return;
  pendingIds.set(comment.id, id);
  if (thread.parentComment.id === id) thread.parentComment = comment;
  else thread.childComments = thread.childComments.map((child) => (child.id === id ? comment : child));
}

/** Rewrites a comment; returns what stood there. */
export function editComment<C extends AnyComment>(threads: Threads<C>, id: number, content: string) {
  const thread = threadOf(threads, id);
  const comment = thread && [thread.parentComment, ...thread.childComments].find((one) => one.id === id);
  const before = comment?.content;
  if (comment) comment.content = content;
  return before;
}

/** Takes a comment away as the server does: one with replies leaves a tombstone, which goes with its last reply (D40). */
export function removeComment<C extends AnyComment>(threads: Threads<C>, id: number) {
  const thread = threadOf(threads, id);
  if (!thread) return;
  const { parentComment, childComments } = thread;
  const isRoot = parentComment.id === id;

  if (isRoot) Object.assign(parentComment, { deleted: true, writer: null, profileImage: null, content: '' });
  else thread.childComments = childComments.filter((child) => child.id !== id);
  if (parentComment.deleted && thread.childComments.length === 0) threads.splice(threads.indexOf(thread), 1);
}

const threadOf = <C extends AnyComment>(threads: Threads<C>, id: number) =>
  threads.find(
    ({ parentComment, childComments }) => parentComment.id === id || childComments.some((child) => child.id === id),
  );
