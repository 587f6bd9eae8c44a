export { announcementRoutes } from './announcement/announcement.routes';
export { deleteExpiredAnnouncements } from './announcement/deleteExpired.repository';
export { shownAnnouncements } from './announcement/shownAnnouncements';
export { readHiddenParts } from './measures/caseTargets.repository';
export { changeRole, isSuspended, type RoleOutcome } from './measures/changeRole.repository';
export { MEASURE_MAIL_REQUEST } from './measures/measureMailRequest.repository';
export { writeLogLines } from './measures/operatorLog.repository';
export { writeMeasure } from './operator/measureMail';
export { deleteExpiredUndos } from './operator/measureUndo.repository';
export { operatorRoutes } from './operator/operator.routes';
export { readOwnMeasures } from './operator/ownMeasures.repository';
export { deleteExpiredReports } from './report/deleteExpired.repository';
export { REPORT_MAIL_REQUEST } from './report/report.repository';
export { reportRoutes } from './report/report.routes';
export {
  createReportAdmin,
  type Outcome,
  type ReportAdmin,
  type ReportFilter,
  type ReportRow,
} from './report/reportAdmin.repository';
export { writeReports } from './report/reportMail';
export { reportedPath } from './report/reportedPath';
