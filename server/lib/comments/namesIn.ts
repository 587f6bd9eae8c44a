import { type CommentThread } from '@contract/comment';

/** Who wrote in a discussion; nobody's tombstones are left in as null. */
export function namesIn(threads: readonly CommentThread<{ writer: string | null }>[]): (string | null)[] {
  return threads.flatMap(({ parentComment, childComments }) =>
    [parentComment, ...childComments].map(({ writer }) => writer),
  );
}
