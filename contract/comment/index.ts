export type { ArchiveComment, CommentThread, ProjectComment } from './dto';
export { COMMENT_MESSAGES } from './messages';
export {
  archiveCommentEditRules,
  archiveCommentRules,
  commentEditRules,
  projectCommentRules,
  type ArchiveCommentPayload,
  type ProjectCommentPayload,
} from './rules';
