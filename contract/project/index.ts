export {
  FILTER_TAB_LABELS,
  MEETING_OPTIONS,
  PROJECT_CATEGORIES,
  PROJECT_CATEGORY_LABELS,
  RECRUITING_LABELS,
  ROLE_FILTERS,
  SKILL_FILTERS,
  SORT_LABELS,
  STEP_LABELS,
  STEPS,
  type FilterChoice,
  type FilterTab,
  type MeetingOption,
  type ProjectCategory,
  type ProjectSort,
  type Step,
} from './codes';
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
