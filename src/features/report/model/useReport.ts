import { MESSAGES } from '@contract/messages';
import { REPORT_MESSAGES, toReportTarget, type ReportPayload, type ReportSubject } from '@contract/report';
import { errorMessage, errorStatus, isAuthError, isNetworkError, useCreateReportMutation } from '@/shared/api';
import { useDraft } from '@/shared/drafts';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { toast } from '@/shared/toast';
import { useGoBack } from './useGoBack';

export type ReportForm = Pick<ReportPayload, 'reportType' | 'reportContent'>;

/** The draft of a report belongs to its target (D39). */
export const reportDraft = ({ targetType, targetId }: ReportSubject) => ({
  form: 'report',
  target: `${targetType}:${targetId}`,
});

/** Sends the report and navigates back. After a refusal other than "already reported" the page stays with its text. */
export function useReport(target: ReportSubject, nickname: string | null) {
  const [createReport] = useCreateReportMutation();
  const { dropDraft } = useDraft(reportDraft(target));
  const goBack = useGoBack();
  const isMounted = useIsMounted();

  return async (form: ReportForm) => {
    const { targetType, targetId } = target;
    const { error } = await createReport({ ...form, nickname, reportTarget: toReportTarget(targetType), targetId });
    if (isAuthError(error)) return;
    if (error && errorStatus(error) !== 409) return toast(refusal(error), { tone: 'error' });

    dropDraft();
    if (error) toast(REPORT_MESSAGES.duplicate, { tone: 'error' });
    else toast(REPORT_MESSAGES.accepted);
    // The member may have left the form meanwhile.
    if (isMounted()) goBack();
  };
}

const refusal = (error: unknown) => (isNetworkError(error) ? MESSAGES.poorConnection : errorMessage(error));
