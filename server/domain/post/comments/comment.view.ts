import { type ArchiveComment, type CommentThread, type ProjectComment } from '@contract/comment';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type CommentRow } from './readComments.repository';

/** A comment on a recruitment post. */
export function toProjectComment(row: CommentRow): ProjectComment {
  return {
    ...toFacts(row),
    createdLocalDateTime: row.created_at.toISOString(),
    parentCommentId: row.parent_id,
  };
}

/** A comment on an archive. */
export function toArchiveComment(row: CommentRow): ArchiveComment {
  return { ...toFacts(row), createdDateTime: row.created_at.toISOString(), parentId: row.parent_id };
}

/** A tombstone and the comment of a withdrawn member have no writer. */
function toFacts(row: CommentRow) {
  return {
    id: row.id,
    writerId: row.nickname === null ? null : row.writer_id,
    writer: row.nickname,
    profileImage: imageUrl(row.profile_image),
    content: row.content,
    deleted: row.deleted,
    ...(row.blocked && { blocked: row.blocked }),
    ...(row.hidden_at && { hidden: true as const }),
    // A hidden comment that has a writer here is sent to that writer.
    ...(row.hidden_at && row.writer_id !== null && { hiddenReason: row.hidden_reason }),
  };
}

/** Comments from oldest to newest as threads: every root with its replies (D40). */
export function toThreads<C>(rows: readonly CommentRow[], toComment: (row: CommentRow) => C): CommentThread<C>[] {
  const threads = new Map<number, CommentThread<C>>();
  for (const row of rows) {
    const comment = toComment(row);
    if (row.parent_id === null) threads.set(row.id, { parentComment: comment, childComments: [] });
    else threads.get(row.parent_id)?.childComments.push(comment);
  }
  return [...threads.values()];
}
