import { REPORT_TARGET_KINDS, type ReportSubject } from '@contract/report';
import { useAppLocation } from '@/shared/routes';

/** The target in the router's state; null when the page was opened without it. */
export function useReportState(): ReportSubject | null {
  const { targetType, targetId } = (useAppLocation().state ?? {}) as Partial<Record<keyof ReportSubject, unknown>>;
  const kind = REPORT_TARGET_KINDS.find((known) => known === targetType);
  return kind && typeof targetId === 'number' ? { targetType: kind, targetId } : null;
}
