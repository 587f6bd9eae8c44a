import { minuteInKorea } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import { REPORT_MAIL, REPORT_TARGET_LABELS, CASE_TYPE_LABELS, type ReportMail } from '@contract/report';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { readCaseTarget } from '../measures/caseTargets.repository';
import { createReportAdmin, type ReportRow } from './reportAdmin.repository';
import { findUnmailed, markMailed } from './reportMail.repository';
import { reportedPath } from './reportedPath';

/** Reports that one mail contains; of the others it tells the number. */
const LISTED = 20;

/** Composes the mail to the operator about the reports that no mail has listed yet: the hour since the first one (D195). */
export function writeReports({
  operatorEmail,
  publicUrl = '',
}: Pick<FeatureDeps, 'operatorEmail' | 'publicUrl'>): MailWriter {
  return async (_delivery, db) => {
    const ids = await findUnmailed(db);
    if (ids.length === 0) return null;
    if (operatorEmail === undefined) {
      // Who becomes operator later is not sent the reports of before; the desk lists them.
      await markMailed(db, ids);
      return null;
    }
    const reports = await createReportAdmin(db).find(ids.slice(0, LISTED));
    const origin = publicUrl.replace(/\/$/, '');
    const mails: ReportMail[] = [];
    for (const report of reports) mails.push(await toMail(db, report, { origin, reports }));
    return {
      mail: {
        to: operatorEmail,
        subject: REPORT_MAIL.subjectOf(ids.length),
        text: REPORT_MAIL.text(mails, ids.length - mails.length, `${origin}/admin/reports`),
      },
      sent: (trx) => markMailed(trx, ids),
    };
  };
}

interface Listed {
  origin: string;
  /** All reports of the mail. */
  reports: readonly ReportRow[];
}

async function toMail(db: Kysely<Tables>, report: ReportRow, { origin, reports }: Listed): Promise<ReportMail> {
  const isOf = (other: ReportRow) => other.target === report.target && other.target_id === report.target_id;
  // What reports have hidden is told once, with the last of them.
  const isLast = reports.findLast(isOf)?.id === report.id;
  const target = isLast && (await readCaseTarget(db, { target: report.target, id: report.target_id }));
  return {
    target: targetOf(report, origin),
    reported: report.reported_text,
    type: CASE_TYPE_LABELS[report.type],
    content: report.content,
    reporter: report.reporter ?? MESSAGES.withdrawnMember,
    member: report.reported ?? MESSAGES.withdrawnMember,
    time: minuteInKorea(report.created_at.getTime()),
    number: report.case_number,
    caseUrl: `${origin}/admin/reports/${report.target.toLowerCase()}/${report.target_id}`,
    isHidden: target !== false && target?.hidden_by === 'AUTO',
  };
}

/** The target, with its address if it has one. */
function targetOf(report: ReportRow, origin: string): string {
  const path = reportedPath(report);
  const label = REPORT_TARGET_LABELS[report.target];
  return path === '' ? label : `${label} ${origin}${path}`;
}
