export { deleteExpiredReports } from './deleteExpired.repository';
export { REPORT_MAIL_REQUEST } from './report.repository';
export { reportRoutes } from './report.routes';
export { createReportDesk, type ReportDesk, type ReportFilter, type ReportRow } from './reportDesk';
export { reportedPath } from './reportedPath';
export { writeReport } from './reportMail';
