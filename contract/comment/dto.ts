/** What comments of both kinds of post share; a tombstone has no writer, no content. */
interface CommentBase {
  id: number;
  /** Null where `writer` is. */
  writerId: number | null;
  writer: string | null;
  profileImage: string | null;
  content: string;
  deleted: boolean;
  /** The reader has blocked its writer: it stays in the list for its replies, without content (D135). */
  blocked?: true;
  /** Hidden by an operator or by reports (D133): complete for its writer, for others without content, for its replies. */
  hidden?: true;
  /** For the writer of a hidden comment: the operator's words, null while only reports hide it. */
  hiddenReason?: string | null;
}

export interface ProjectComment extends CommentBase {
  createdLocalDateTime: string;
  parentCommentId: number | null;
}

export interface ArchiveComment extends CommentBase {
  createdDateTime: string;
  parentId: number | null;
}

export interface CommentThread<C = ProjectComment> {
  parentComment: C;
  childComments: C[];
}
