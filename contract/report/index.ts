export {
  CASE_TYPE_LABELS,
  CASE_TYPES,
  REPORT_TARGET_KINDS,
  REPORT_TARGET_LABELS,
  REPORT_TARGETS,
  REPORT_TYPE_LABELS,
  REPORT_TYPES,
  toReportTarget,
  type CaseType,
  type ReportSubject,
  type ReportTargetKind,
  type ReportTargetType,
  type ReportType,
} from './codes';
export type { ReportTarget } from './dto';
export { dailyReportLimit } from './limitTexts';
export { REPORT_MAIL, type ReportMail } from './mail';
export { REPORT_NOTES } from './notes';
export { REPORT_MESSAGES, reportRules, type ReportPayload } from './rules';
