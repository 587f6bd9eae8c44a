import { type CommentRow } from './readComments.repository';

/**
 * Comments without those of blocked writers; a root with replies of others is returned without content.
 * @param rows comments as `withoutHidden` returns them
 */
export function withoutBlocked(rows: CommentRow[], blocked: readonly number[]): CommentRow[] {
  if (blocked.length === 0) return rows;
  const isBlocked = ({ writer_id: id }: CommentRow) => id !== null && blocked.includes(id);
  const answered = new Set(rows.filter((row) => !isBlocked(row)).map(({ parent_id: root }) => root));
  // A tombstone is returned only with replies.
  const isKept = (row: CommentRow) => !(isBlocked(row) || isTombstone(row)) || answered.has(row.id);
  return rows.filter(isKept).map((row) => (isBlocked(row) ? emptied(row) : row));
}

/** Whether a comment has no content already: it is deleted, or hidden from the reader. */
function isTombstone({ deleted, hidden_at: hiddenAt, writer_id: writerId }: CommentRow): boolean {
  return deleted || (hiddenAt !== null && writerId === null);
}

function emptied(row: CommentRow): CommentRow {
  return { ...row, writer_id: null, nickname: null, profile_image: null, content: '', blocked: true };
}
