export { checkedFacts } from './checkedFacts';
export { readRecordCode, RECORD_CODE_ALPHABET } from './code';
export type {
  Facts,
  Line,
  MemberRecord,
  OwnRecord,
  ProfileFacts,
  RecordArchive,
  RecordKeyword,
  RecordLine,
  RecordProject,
} from './dto';
export { linkHost } from './linkHost';
export { RECORD_MESSAGES, RECORD_TEXTS } from './messages';
export { monthsTogether, type DaySpan } from './months';
export { recordRules, type RecordPayload } from './rules';
export { timelineOf, type Timeline } from './timeline';
