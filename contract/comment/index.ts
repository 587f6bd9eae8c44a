export type { ArchiveComment, CommentThread, ProjectComment } from './dto';
export { hourlyCommentLimit } from './limitTexts';
export { COMMENT_MESSAGES } from './messages';
export {
  archiveCommentEditRules,
  archiveCommentRules,
  commentEditRules,
  projectCommentRules,
  type ArchiveCommentEditPayload,
  type ArchiveCommentPayload,
  type ProjectCommentPayload,
} from './rules';
