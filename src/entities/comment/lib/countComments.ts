import { type CommentThread } from '@contract/comment';

interface Countable {
  deleted: boolean;
  hidden?: true;
  blocked?: true;
}

/**
 * The number of comments of a post, replies included; tombstones, hidden comments and those of blocked members excluded
 * (D40, D133, D135).
 */
export function countComments<Comment extends Countable>(threads: readonly CommentThread<Comment>[]): number {
  return threads
    .flatMap(({ parentComment, childComments }) => [parentComment, ...childComments])
    .filter(({ deleted, hidden, blocked }) => !deleted && !hidden && !blocked).length;
}
