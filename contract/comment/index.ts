export type { ArchiveComment, CommentThread, ProjectComment } from './dto';
export {
  archiveCommentEditRules,
  archiveCommentRules,
  COMMENT_MESSAGES,
  commentEditRules,
  projectCommentRules,
  type ArchiveCommentPayload,
  type ProjectCommentPayload,
} from './rules';
