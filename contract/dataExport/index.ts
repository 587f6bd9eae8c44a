export type {
  DataExport,
  DataExportTicket,
  ExportedArchive,
  ExportedBookmark,
  ExportedComment,
  ExportedEvaluation,
  ExportedFile,
  ExportedMembership,
  ExportedProject,
  ExportedReport,
  ExportedSession,
  ExportedView,
} from './dto';
export { DATA_EXPORT_MESSAGES, dataExportRules, dataExportTicketRules, type DataExportPayload } from './rules';
