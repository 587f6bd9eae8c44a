import { type CommentThread } from '@contract/comment';

/** The writers in a list of threads; null for tombstones. */
export function namesIn(threads: readonly CommentThread<{ writer: string | null }>[]): (string | null)[] {
  return threads.flatMap(({ parentComment, childComments }) =>
    [parentComment, ...childComments].map(({ writer }) => writer),
  );
}
