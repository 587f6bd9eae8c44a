/** What comments of both kinds of post share; a tombstone has no writer, no content. */
interface CommentBase {
  id: number;
  writer: string | null;
  profileImage: string | null;
  content: string;
  deleted: boolean;
  /** The reader has blocked its writer: it keeps its place for its replies, without content (D135). */
  blocked?: true;
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
