export * from './codes';
export type { ReportTarget } from './dto';
export { REPORT_MAIL, type ReportMail } from './mail';
export { REPORT_MESSAGES, REPORT_NOTES, reportRules, type ReportPayload } from './rules';
