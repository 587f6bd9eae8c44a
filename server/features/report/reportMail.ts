import { minuteInKorea } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import { REPORT_MAIL, REPORT_TARGET_LABELS, REPORT_TYPE_LABELS } from '@contract/report';
import { type FeatureDeps } from '../../lib/featureDeps';
import { type MailWriter } from '../../lib/mail/mailQueue';
import { type ReportMailRequest } from './report.repository';
import { createReportAdmin, type ReportRow } from './reportAdmin';
import { reportedPath } from './reportedPath';

/** The target, with its address if it has one. */
function targetOf(report: ReportRow, publicUrl: string): string {
  const path = reportedPath(report);
  const label = REPORT_TARGET_LABELS[report.target];
  return path === '' ? label : `${label} ${publicUrl.replace(/\/$/, '')}${path}`;
}

/** Composes the mail about a report to the operator: its target, the reporter and the writer. */
export function writeReport({
  operatorEmail,
  publicUrl = '',
}: Pick<FeatureDeps, 'operatorEmail' | 'publicUrl'>): MailWriter {
  return async (payload, trx) => {
    const { reportId, hid = false } = payload as ReportMailRequest;
    const [report] = await createReportAdmin(trx).find([reportId]);
    if (!report || operatorEmail === undefined) return null;
    const text = REPORT_MAIL.text({
      target: targetOf(report, publicUrl),
      reported: report.reported_text,
      type: REPORT_TYPE_LABELS[report.type],
      content: report.content,
      reporter: report.reporter ?? MESSAGES.withdrawnMember,
      member: report.reported ?? MESSAGES.withdrawnMember,
      time: minuteInKorea(report.created_at.getTime()),
      caseUrl: `${publicUrl.replace(/\/$/, '')}/admin/reports/${report.target.toLowerCase()}/${report.target_id}`,
      isHidden: hid,
    });
    return { to: operatorEmail, subject: REPORT_MAIL.subject, text };
  };
}
