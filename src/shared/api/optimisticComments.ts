import { type CommentThread } from '@contract/comment';
import { addComment, type AnyComment, editComment, removeComment, replaceComment } from './commentThreads';

type Threads<C> = CommentThread<C>[];

/** Updates the cached threads of one post. */
type Update<C> = (change: (threads: Threads<C>) => void) => { undo: () => void };

interface NewComment<C> {
  pending: C;
  /** The comment replied to; null for one on the post. */
  parentId: number | null;
  response: Promise<{ data: C }>;
}

/** Shows a new comment before the server responds, then replaces it by the server's, or removes it after a refusal. */
export async function showNewComment<C extends AnyComment>(
  update: Update<C>,
  { pending, parentId, response }: NewComment<C>,
) {
  update((threads) => addComment(threads, pending, parentId));
  await response.then(
    ({ data }) => update((threads) => replaceComment(threads, pending.id, data)),
    () => update((threads) => removeComment(threads, pending.id)),
  );
}

interface CommentChange {
  commentId: number;
  content: string;
  response: Promise<unknown>;
}

/** Shows an edited text before the server responds, and restores the former one after a refusal. */
export async function showEditedComment<C extends AnyComment>(update: Update<C>, change: CommentChange) {
  const { commentId, content, response } = change;
  let former: string | undefined;
  update((threads) => {
    former = editComment(threads, commentId, content);
  });
  await response.catch(() => {
    const restored = former;
    if (restored !== undefined) update((threads) => void editComment(threads, commentId, restored));
  });
}

/** Removes a comment before the server responds, and restores it after a refusal. */
export async function showRemovedComment<C extends AnyComment>(
  update: Update<C>,
  { commentId, response }: Omit<CommentChange, 'content'>,
) {
  const { undo } = update((threads) => removeComment(threads, commentId));
  await response.catch(undo);
}
