export { archiveQuery, ARCHIVE_LIST, type ArchiveListQueryParams, type ArchiveListParams } from './archiveListParams';
export { ARCHIVE_CATEGORIES, ARCHIVE_CATEGORY_LABELS, type ArchiveCategory } from './codes';
export {
  CONSENT_ANSWER_LABELS,
  CONSENT_MESSAGES,
  CONSENT_TEXTS,
  consentQuestion,
  NAMED_CONSENT_LABELS,
  readTeamProof,
  teamProof,
  type Consent,
  type ConsentAnswer,
  type ConsentResult,
  type NamedConsent,
} from './consent';
export type { ArchiveBookmark, ArchiveDetail, ArchiveItem, ArchiveMember, ArchivePage } from './dto';
export { archiveFromProject } from './fromProject';
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
