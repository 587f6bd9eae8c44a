export {
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
export { dailyReportLimit } from './limitTexts';
export { REPORT_MAIL } from './mail';
export { REPORT_NOTES } from './notes';
export { REPORT_MESSAGES, reportRules, type ReportPayload } from './rules';
