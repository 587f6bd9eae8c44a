import { type CommentThread } from '@contract/comment';

/** The number of comments of a post, replies included, tombstones excluded (D40). */
export function countComments<Comment extends { deleted: boolean }>(
  threads: readonly CommentThread<Comment>[],
): number {
  return threads
    .flatMap(({ parentComment, childComments }) => [parentComment, ...childComments])
    .filter(({ deleted }) => !deleted).length;
}
