import { type CommentThread } from '@contract/comment';
import { addComment, type AnyComment, editComment, removeComment, replaceComment } from './commentThreads';

type Threads<C> = CommentThread<C>[];

/** Rewrites the threads of one post in the cache. */
type Show<C> = (change: (threads: Threads<C>) => void) => { undo: () => void };

interface NewComment<C> {
  pending: C;
  /** The comment answered; null for one on the post. */
  parentId: number | null;
  answer: Promise<{ data: C }>;
}

/** Shows a new comment at once, then the server's, or takes it away when the server refused it. */
export async function showNewComment<C extends AnyComment>(
  show: Show<C>,
  { pending, parentId, answer }: NewComment<C>,
) {
  show((threads) => addComment(threads, pending, parentId));
  await answer.then(
    ({ data }) => show((threads) => replaceComment(threads, pending.id, data)),
    () => show((threads) => removeComment(threads, pending.id)),
  );
}

interface CommentChange {
  commentId: number;
  content: string;
  answer: Promise<unknown>;
}

/** Shows an edited text at once, and the one before again when the server refused it. */
export async function showEditedComment<C extends AnyComment>(show: Show<C>, change: CommentChange) {
  const { commentId, content, answer } = change;
  let before: string | undefined;
  show((threads) => {
    before = editComment(threads, commentId, content);
  });
  await answer.catch(() => {
    const former = before;
    if (former !== undefined) show((threads) => void editComment(threads, commentId, former));
  });
}

/** Takes a comment away at once, and puts it back when the server refused. */
export async function showRemovedComment<C extends AnyComment>(
  show: Show<C>,
  { commentId, answer }: Omit<CommentChange, 'content'>,
) {
  const { undo } = show((threads) => removeComment(threads, commentId));
  await answer.catch(undo);
}
