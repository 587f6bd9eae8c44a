import { type CommentRow } from './readComments.repository';

/**
 * Comments as a member reads them: hidden comments of others only if they have visible replies, without content; own
 * ones complete (D133).
 * @param readerId undefined for a visitor
 */
export function withoutHidden(rows: CommentRow[], readerId?: number): CommentRow[] {
  if (!rows.some(({ hidden_at: hiddenAt }) => hiddenAt)) return rows;
  const isHidden = ({ hidden_at: hiddenAt, writer_id: writer }: CommentRow) => hiddenAt !== null && writer !== readerId;
  const answered = new Set(rows.filter((row) => !isHidden(row)).map(({ parent_id: root }) => root));
  const isKept = (row: CommentRow) => !(isHidden(row) || row.deleted) || answered.has(row.id);
  return rows.filter(isKept).map((row) => (isHidden(row) ? emptied(row) : row));
}

/** The writers of hidden comments, who are the only ones to read them. */
export function writersOfHidden(rows: readonly CommentRow[]): number[] {
  return rows.flatMap(({ hidden_at: hiddenAt, writer_id: id }) => (hiddenAt && id !== null ? [id] : []));
}

/** Whether the comment is visible to a member: it is not hidden, or the member's own. */
export const isReadBy = ({ hidden_at: hiddenAt, writer_id: writer }: CommentRow, readerId: number) =>
  hiddenAt === null || writer === readerId;

function emptied(row: CommentRow): CommentRow {
  return { ...row, writer_id: null, nickname: null, profile_image: null, content: '', hidden_reason: null };
}
