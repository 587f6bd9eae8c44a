export { archiveQuery, ARCHIVE_LIST, type ArchiveListQueryParams, type ArchiveListParams } from './archiveListParams';
export { CHANGED_TEXTS } from './changedTexts';
export { checksSentence, type Checks } from './checks';
export { ARCHIVE_CATEGORIES, ARCHIVE_CATEGORY_LABELS, type ArchiveCategory } from './codes';
export {
  CONSENT_ANSWER_LABELS,
  CONSENT_MESSAGES,
  CONSENT_TEXTS,
  consentQuestion,
  NAMED_CONSENT_LABELS,
  teamProof,
  type Consent,
  type ConsentAnswer,
  type ConsentResult,
  type NamedConsent,
} from './consent';
export { contributionRules, contributionsRules, tickRules, type ContributionsPayload } from './contributionRules';
export { CONTRIBUTION_MESSAGES, CONTRIBUTION_TEXTS, type Contribution, type StatedContribution } from './contributions';
export { DELETED_TEXTS } from './deletedTexts';
export type { ArchiveBookmark, ArchiveDetail, ArchiveItem, ArchiveMember, ArchivePage } from './dto';
export { archiveFromProject } from './fromProject';
export { ARCHIVE_KIND_LABELS, TIME_LABELS, toCountedTime, type ArchiveKind, type CountedTime } from './kinds';
export { ARCHIVE_MESSAGES, unknownMembers } from './messages';
export {
  archiveEditRules,
  archiveListRules,
  archivePeriodRules,
  archiveRules,
  archiveSearchRules,
  consentRules,
  type ArchiveEdit,
  type ArchiveFilter,
  type ArchiveListQuery,
  type ArchivePayload,
  type ConsentPayload,
} from './rules';
