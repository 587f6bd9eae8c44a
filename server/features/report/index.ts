export { deleteExpiredReports } from './deleteExpired.repository';
export { REPORT_MAIL_REQUEST } from './report.repository';
export { reportRoutes } from './report.routes';
export { createReportAdmin, type Outcome, type ReportAdmin, type ReportFilter, type ReportRow } from './reportAdmin';
export { reportedPath } from './reportedPath';
export { writeReport } from './reportMail';
