export type {
  DataExport,
  DataExportTicket,
  ExportedArchive,
  ExportedBlock,
  ExportedBookmark,
  ExportedComment,
  ExportedCredential,
  ExportedDevice,
  ExportedEvaluation,
  ExportedFile,
  ExportedHidden,
  ExportedReport,
  ExportedSession,
  ExportedView,
} from './dto';
export type {
  ExportedProject,
  ExportedMembership,
  ExportedApplication,
  ExportedCheckIn,
  ExportedDeparture,
  ExportedNotice,
} from './exportedTeams';
export {
  DATA_EXPORT_MESSAGES,
  dataExportRules,
  dataExportTicketRules,
  suspendedExportRules,
  type DataExportPayload,
  type SuspendedExport,
} from './rules';
