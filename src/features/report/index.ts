export { useReportState } from './model/useReportState';
export { ReportLink } from './ui/ReportLink';
export { ReportTargetForm } from './ui/ReportTargetForm';
