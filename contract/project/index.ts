export * from './codes';
export {
  INVITATION_STATUS_LABELS,
  type InvitationStatus,
  type ProjectBookmark,
  type ProjectDetail,
  type ProjectItem,
  type ProjectMember,
  type ProjectPage,
} from './dto';
export { listQuery, listSearch, readListPlace, type ListPlace } from './listPlace';
export { PROJECT_MESSAGES, PROJECT_TEXTS } from './messages';
export { closedRules, projectListRules, projectRules, type ProjectListQuery, type ProjectPayload } from './rules';
