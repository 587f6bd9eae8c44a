export {
  archiveQuery,
  archiveSearch,
  readArchivePlace,
  type ArchiveListQuery,
  type ArchivePlace,
} from './archivePlace';
export { ARCHIVE_CATEGORIES, ARCHIVE_CATEGORY_LABELS, type ArchiveCategory } from './codes';
export type { ArchiveBookmark, ArchiveDetail, ArchiveItem, ArchiveMember, ArchivePage } from './dto';
export { ARCHIVE_MESSAGES, unknownMembers } from './messages';
export {
  archiveEditRules,
  archiveListRules,
  archiveRules,
  archiveSearchRules,
  type ArchiveEdit,
  type ArchivePayload,
} from './rules';
