import { type CommentRow } from '../comments/readComments';

/** Comments as a blocker reads them: none of a blocked writer; a root with replies of others stays, empty. */
export function withoutBlocked(rows: CommentRow[], blocked: readonly number[]): CommentRow[] {
  if (blocked.length === 0) return rows;
  const isBlocked = ({ writer_id: id }: CommentRow) => id !== null && blocked.includes(id);
  const answered = new Set(rows.filter((row) => !isBlocked(row)).map(({ parent_id: root }) => root));
  // A tombstone stands for its replies alone.
  const isKept = (row: CommentRow) => !(isBlocked(row) || row.deleted) || answered.has(row.id);
  return rows.filter(isKept).map((row) => (isBlocked(row) ? emptied(row) : row));
}

function emptied(row: CommentRow): CommentRow {
  return { ...row, writer_id: null, nickname: null, profile_image: null, content: '', blocked: true };
}
