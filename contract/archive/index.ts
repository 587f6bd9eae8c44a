export {
  archiveQuery,
  archiveSearch,
  readArchivePlace,
  type ArchiveListQuery,
  type ArchivePlace,
} from './archivePlace';
export * from './codes';
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
