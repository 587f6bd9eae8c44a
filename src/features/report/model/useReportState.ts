import { REPORT_TARGET_KINDS, type ReportTargetKind } from '@contract/report';
import { usePlace } from '@/shared/routes';

/** The router's state of the report page: what is reported. */
export interface ReportState {
  targetType: ReportTargetKind;
  targetId: number;
}

/** What the way to this page named; null when the page was opened without it (REP-15). */
export function useReportState(): ReportState | null {
  const { targetType, targetId } = (usePlace().state ?? {}) as Partial<Record<keyof ReportState, unknown>>;
  const kind = REPORT_TARGET_KINDS.find((known) => known === targetType);
  return kind && typeof targetId === 'number' ? { targetType: kind, targetId } : null;
}
