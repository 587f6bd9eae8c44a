import { REPORT_MESSAGES, toReportTarget, type ReportSubject, type ReportType } from '@contract/report';
import { errorStatus, useCreateReportMutation, useSendOnce, useSubmit } from '@/shared/api';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { toast } from '@/shared/toast';
import { useGoBack } from './useGoBack';

export interface ReportForm {
  /** Empty until one is chosen. */
  reportType: ReportType | '';
  reportContent: string;
}

/** The draft of a report belongs to its target (D39). */
export const reportDraft = ({ targetType, targetId }: ReportSubject) => ({
  form: 'report',
  target: `${targetType}:${targetId}`,
});

/** Sends the report and navigates back. After a refusal other than "already reported" the page stays with its text. */
export function useReport(target: ReportSubject, nickname: string | null) {
  const [createReport] = useCreateReportMutation();
  const sendOnce = useSendOnce();
  const goBack = useGoBack();
  const isMounted = useIsMounted();

  return useSubmit<ReportForm, { isDuplicate: boolean }>({
    draft: reportDraft(target),
    async send({ reportType, reportContent }) {
      // The rules have refused a form without a type.
      if (reportType === '') return undefined;
      const reported = { nickname, reportTarget: toReportTarget(target.targetType), targetId: target.targetId };
      const { error } = await sendOnce(reportDraft(target), (key) =>
        createReport({ reportType, reportContent, ...reported, key }),
      );
      const isDuplicate = errorStatus(error) === 409;
      return isDuplicate ? { data: { isDuplicate } } : { data: { isDuplicate }, error };
    },
    done({ isDuplicate }) {
      if (isDuplicate) toast(REPORT_MESSAGES.duplicate, { tone: 'error' });
      else toast(REPORT_MESSAGES.accepted);
      // The member may have left the form meanwhile.
      if (isMounted()) goBack();
    },
  });
}
