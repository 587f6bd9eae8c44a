export {
  ACTIVITY_TIME_LABELS,
  ACTIVITY_TIMES,
  CLOSED_REASONS,
  FILTER_TAB_LABELS,
  MEETING_OPTIONS,
  PROJECT_CATEGORIES,
  PROJECT_CATEGORY_LABELS,
  PROJECT_STATUS_LABELS,
  PROJECT_STATUSES,
  RECRUITING_LABELS,
  ROLE_FILTERS,
  SORT_LABELS,
  STEP_LABELS,
  STEPS,
  WEEKLY_HOURS,
  WEEKLY_HOURS_LABELS,
  type ActivityTime,
  type ClosedReason,
  type FilterChoice,
  type FilterTab,
  type MeetingOption,
  type ProjectCategory,
  type ProjectSort,
  type ProjectStatus,
  type Step,
  type WeeklyHours,
} from './codes';
export {
  INVITATION_STATUS_LABELS,
  type ClosedState,
  type InvitationStatus,
  type InvitedMember,
  type MyTie,
  type ProjectBookmark,
  type ProjectDetail,
  type ProjectItem,
  type ProjectMember,
  type ProjectPage,
  type ProjectTie,
  type Seat,
} from './dto';
export { chosenIn, codesIn, FILTER_GROUPS, isMulti, MULTI, type Choice, type FilterGroup } from './filters';
export { POST_LIMIT_TEXTS } from './limitTexts';
export { leadSentence } from './leadSentence';
export { listQuery, PROJECT_LIST, type ListParams } from './listParams';
export { PROJECT_MESSAGES, PROJECT_TEXTS, RECRUITING_TEXTS } from './messages';
export {
  daysLeft,
  deadlineLabel,
  freeRoles,
  isDeadlineAllowed,
  isNearDeadline,
  isPastDeadline,
  isSeatFree,
  isSeatFreed,
  roleWithoutChoice,
  seatLabels,
  seatSentences,
  suggestedDeadline,
  type Recruiting,
} from './recruiting';
export {
  closedRules,
  projectListRules,
  projectRules,
  type ClosedPayload,
  type ProjectListQuery,
  type ProjectPayload,
} from './rules';
export { searchOffers, type SearchOffer } from './searchOffers';
export { DELETION_TEXTS } from './deletionTexts';
export { CLOSED_REASON_LABELS } from './closedReasons';
