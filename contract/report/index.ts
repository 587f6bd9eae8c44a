export {
  DEFAULT_REPORT_TYPE,
  REPORT_TARGET_KINDS,
  REPORT_TARGET_LABELS,
  REPORT_TARGETS,
  REPORT_TYPE_LABELS,
  REPORT_TYPES,
  toReportTarget,
  type ReportSubject,
  type ReportTargetKind,
  type ReportTargetType,
  type ReportType,
} from './codes';
export type { ReportTarget } from './dto';
export { REPORT_MAIL, type ReportMail } from './mail';
export { REPORT_MESSAGES, REPORT_NOTES, reportRules, type ReportPayload } from './rules';
