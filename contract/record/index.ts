export { checkedFacts } from './checkedFacts';
export { findRecordCode, readRecordCode, RECORD_CODE_ALPHABET } from './code';
export type {
  Facts,
  Line,
  MemberRecord,
  OwnRecord,
  PreviewedRecord,
  ProfileFacts,
  RecordArchive,
  RecordKeyword,
  RecordLine,
  RecordProject,
} from './dto';
export { figureTimes, type FigureTimes } from './figureTimes';
export { linkHost } from './linkHost';
export { RECORD_MESSAGES, RECORD_TEXTS } from './messages';
export { monthsTogether } from './months';
export { inRecordOrder, projectsByKind } from './projectsByKind';
export { recordRules, type RecordPayload } from './rules';
export { timelineOf, type Timeline } from './timeline';
